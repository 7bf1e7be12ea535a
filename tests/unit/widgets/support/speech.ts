import { vi } from 'vitest';

/** A speech engine that a test controls. */
export interface Engine {
  voices: { lang: string; localService: boolean; default: boolean }[];
  /** The spoken texts, in order. */
  readonly spoken: string[];
  cancelled: number;
  /** Whether another script has paused it. */
  isPaused: boolean;
  last(): SpeechSynthesisUtterance | undefined;
  /** Simulates that the voices are loaded. */
  load(): void;
  /** Simulates that the utterance ends. */
  finish(): void;
  breakOff(error: string): void;
  /** Simulates a browser without speech. */
  remove(): void;
}

const DUTCH = [{ lang: 'nl-NL', localService: true, default: false }];

/** Replaces the browser's speech engine. */
export function stubSpeech(): Engine {
  const events = new EventTarget();
  let utterance: SpeechSynthesisUtterance | undefined;
  const engine: Engine = {
    voices: DUTCH,
    spoken: [],
    cancelled: 0,
    isPaused: false,
    last: () => utterance,
    load() {
      engine.voices = DUTCH;
      events.dispatchEvent(new Event('voiceschanged'));
    },
    finish: () => utterance?.onend?.(new Event('end') as SpeechSynthesisEvent),
    breakOff: (error) =>
      utterance?.onerror?.(Object.assign(new Event('error'), { error }) as SpeechSynthesisErrorEvent),
    remove: () => Reflect.deleteProperty(window, 'speechSynthesis'),
  };
  Object.defineProperty(events, 'paused', { get: () => engine.isPaused });
  const synthesis = Object.assign(events, {
    resume: () => {
      engine.isPaused = false;
    },
    getVoices: () => engine.voices,
    cancel: () => {
      engine.cancelled += 1;
    },
    speak: (spoken: SpeechSynthesisUtterance) => {
      utterance = spoken;
      engine.spoken.push(spoken.text);
    },
  });
  class Utterance {
    constructor(readonly text: string) {}
  }
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: synthesis });
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return engine;
}
