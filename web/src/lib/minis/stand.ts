import type { Messages } from '../i18n/en';
import type { Told } from '../wire/Told';
import type { Scene } from '../wire/minis';

/** Where the game stands, in a line: the round, whose phase it is, and how many activations are left in it. */
export function stand(scene: Scene, t: Messages, names: string[], mine: number[]): string {
  const { phase, round, left } = scene;
  if (scene.over) return t.roundOf(round);
  if (phase === null) return scene.stand;
  const whose = mine.length === 1 && mine[0] === phase ? t.yourPhase : t.phaseOf(names[phase] ?? scene.sides[phase]?.name ?? '');
  return [t.roundOf(round), whose, ...(left > 0 ? [t.leftOf(left)] : [])].join(' · ');
}

/** Whose step an event is. */
function stepper(event: unknown): unknown {
  const stepped = typeof event === 'object' && event !== null && 'Stepped' in event ? event.Stepped : null;
  return typeof stepped === 'object' && stepped !== null && 'who' in stepped ? stepped.who : null;
}

/** The lines of the log. Of the steps of one move only the last is told: where it led. */
export function told(log: Told[]): Told[] {
  const goesOn = (line: Told, n: number): boolean => {
    const who = stepper(line.event);
    return who !== null && stepper(log[n + 1]?.event) === who;
  };
  return log.filter((line, n) => line.words && !goesOn(line, n));
}
