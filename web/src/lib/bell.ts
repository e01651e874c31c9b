import { settings } from './settings.svelte';

/** Whether the browser lets this page show notices; it asks the person if need be. */
export async function allowed(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
}

let audio: AudioContext | undefined;

/** Two soft notes. */
export function ring(): void {
  audio ??= new AudioContext();
  const [sound, now] = [audio, audio.currentTime];
  void sound.resume();
  for (const [n, pitch] of [660, 880].entries()) {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + n * 0.16);
    volume.gain.exponentialRampToValueAtTime(0.15, now + n * 0.16 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + n * 0.16 + 0.3);
    tone.connect(volume).connect(sound.destination);
    tone.start(now + n * 0.16);
    tone.stop(now + n * 0.16 + 0.32);
  }
}

/** Tells somebody who looks elsewhere that it is their turn, in the way they have asked for. */
export function call(title: string, words: string): void {
  if (settings.bell === 'off' || (!document.hidden && document.hasFocus())) return;
  if (settings.bell === 'sound') return ring();
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body: words, tag: 'dejarik' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
