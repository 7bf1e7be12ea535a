/** Sampling rate in Hz, with one byte per sample: enough for a demo. */
const RATE = 11_025;

/** A wave from -1 to 1 as a function of the time in seconds. */
type Wave = (second: number) => number;

interface Sound {
  readonly seconds: number;
  readonly wave: Wave;
}

/** Ocean waves that break every four seconds, made from deterministic noise. */
const surf = (): Wave => {
  let noise = 1;
  return (second) => {
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (noise / 0x3fffffff - 1) * 0.25 * (0.3 + 0.7 * Math.sin((Math.PI * second) / 4) ** 2);
  };
};

/** Notes of half a second, each fading out; frequencies in hertz. */
const notes =
  (...hertz: number[]): Wave =>
  (second) =>
    Math.sin(2 * Math.PI * (hertz[Math.floor(second * 2) % hertz.length] ?? 0) * second) *
    0.3 *
    (1 - ((second * 2) % 1));

/** The demo's sounds by name. They are synthesised, so that they need no licence. */
const SOUNDS: Readonly<Record<string, () => Sound>> = {
  branding: () => ({ seconds: 16, wave: surf() }),
  'voorgelezen-1': () => ({ seconds: 48, wave: notes(262, 330, 392, 523, 392, 330) }),
  'voorgelezen-2': () => ({ seconds: 36, wave: notes(440, 392, 349, 330) }),
  'voorgelezen-3': () => ({ seconds: 42, wave: notes(349, 440, 523, 440, 392) }),
  'aflevering-1': () => ({ seconds: 75, wave: notes(196, 247, 294, 247, 330, 294) }),
  'aflevering-2': () => ({ seconds: 90, wave: notes(220, 262, 330, 262, 294, 349) }),
  'aflevering-3': () => ({ seconds: 60, wave: notes(247, 294, 370, 294) }),
  kort: () => ({ seconds: 0.5, wave: notes(523) }),
};

/** Computed files: players request a file in ranges. */
const files = new Map<string, Uint8Array<ArrayBuffer>>();

/**
 * A sound of the demo as a WAV file: PCM, one channel, eight bits.
 * @param name such as `branding`
 * @returns undefined if there is no such sound
 */
export function soundFile(name: string): Uint8Array<ArrayBuffer> | undefined {
  const sound = Object.hasOwn(SOUNDS, name) ? SOUNDS[name]?.() : undefined;
  if (!sound) return undefined;
  const file = files.get(name) ?? waveFile(sound);
  files.set(name, file);
  return file;
}

function waveFile(sound: Sound): Uint8Array<ArrayBuffer> {
  const length = Math.round(sound.seconds * RATE);
  const file = new Uint8Array(44 + length);
  const view = new DataView(file.buffer);
  const text = (at: number, letters: string) => file.set(new TextEncoder().encode(letters), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, length, true);
  for (let at = 0; at < length; at += 1) file[44 + at] = Math.round(128 + 127 * sound.wave(at / RATE));
  return file;
}
