import { me } from './api';
import type { Me } from './wire/Me';

/** Who sits at this browser. */
class Person {
  me = $state.raw<Me | null>(null);
  #asked: Promise<void> | null = null;

  /** Whether there is an account; known after `learn`. */
  get account(): boolean {
    return this.me?.account ?? false;
  }

  learn(): Promise<void> {
    return (this.#asked ??= me().then(
      (found) => this.set(found),
      () => {
        this.#asked = null;
      },
    ));
  }

  set(found: Me | null): void {
    this.me = found;
    this.#asked = found ? Promise.resolve() : null;
  }
}

export const person = new Person();
