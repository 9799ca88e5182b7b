/** Small sounds, made by the browser: a piece is put down, it is my turn, the game is over. */
import { settings } from "./settings.svelte.ts";

interface Note {
  /** Hertz, and how it glides. */
  pitch: number;
  to?: number;
  /** Seconds after the first note, and how long it lasts. */
  at: number;
  lasts: number;
  wave: OscillatorType;
  loud: number;
}

const LOUDNESS = { off: 0, quiet: 0.35, full: 1 };
const ATTACK = 0.008; // seconds in which a note comes, so that it doesn't crack

const bell = (pitch: number, at: number, lasts = 0.5): Note => ({ pitch, at, lasts, wave: "sine", loud: 0.16 });

const SOUNDS = {
  /** Wood on wood. */
  piece: [
    { pitch: 300, to: 150, at: 0, lasts: 0.07, wave: "triangle", loud: 0.22 },
    { pitch: 1150, to: 700, at: 0, lasts: 0.025, wave: "sine", loud: 0.07 },
  ],
  turn: [bell(587, 0, 0.35), bell(880, 0.13)],
  end: [bell(523, 0), bell(659, 0.14), bell(784, 0.28), bell(1047, 0.42, 0.9)],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Let a sound be heard, if sounds are wanted and the reader has already touched the page: before, the browser forbids them. */
export function play(sound: Sound): void {
  const loudness = LOUDNESS[settings.sound.value];
  if (!loudness || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SOUNDS[sound]) sing(context, note, loudness);
}

function sing(context: AudioContext, { pitch, to, at, lasts, wave, loud }: Note, loudness: number): void {
  const begin = context.currentTime + at;
  const voice = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  if (to) voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud * loudness, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + lasts);
}
