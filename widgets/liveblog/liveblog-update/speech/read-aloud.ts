import { LOCALE } from '../../../../core/runtime/config/locale.ts';
import { utterancesOf } from './utterances-of.ts';
import { dutchVoice, whenVoices } from './voice.ts';

/** The outcome of reading aloud. */
export type ReadingEnd = 'done' | 'stopped' | 'failed';

/** Milliseconds after which a speech engine that reports neither end nor error counts as failed. */
const TIMEOUT = 10_000;
/** Milliseconds per character for the slowest voices. */
const MAX_PER_CHARACTER = 200;

/** Chromium garbage-collects an utterance without references, and then never reports its end. */
const held = new Set<SpeechSynthesisUtterance>();

/** Whether the browser can speak (Web Speech API). */
export const canReadAloud = (): boolean => 'speechSynthesis' in window;

/**
 * Reads a text aloud, in Dutch, with the browser's own speech engine. Call it in a click handler. It continues in a
 * hidden tab, and ends with the page.
 * @param text the text to read
 * @param signal stops it
 * @returns how it ended; never rejects
 */
export function readAloud(text: string, signal: AbortSignal): Promise<ReadingEnd> {
  const engine = window.speechSynthesis;
  const parts = utterancesOf(text);
  return new Promise((resolve) => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (how: ReadingEnd) => {
      if (ending.signal.aborted) return;
      ending.abort();
      held.clear();
      clearTimeout(timer);
      engine.cancel();
      resolve(how);
    };
    const speakNext = (voice: SpeechSynthesisVoice | undefined) => {
      const part = parts.shift();
      if (part === undefined) return end('done');
      const utterance = new SpeechSynthesisUtterance(part);
      utterance.lang = LOCALE;
      try {
        if (voice) utterance.voice = voice;
      } catch {
        // The browser refuses a voice that is not its own; the engine then chooses one by language.
      }
      utterance.onend = () => {
        if (!ending.signal.aborted) speakNext(voice);
      };
      // Another page or the operating system may stop it.
      utterance.onerror = ({ error }) => end(/^(canceled|interrupted)$/.test(error) ? 'stopped' : 'failed');
      held.clear();
      held.add(utterance);
      clearTimeout(timer);
      timer = setTimeout(() => end('failed'), TIMEOUT + part.length * MAX_PER_CHARACTER);
      engine.speak(utterance);
    };
    if (signal.aborted) return resolve('stopped');
    signal.addEventListener('abort', () => end('stopped'), { once: true, signal: ending.signal });
    addEventListener('pagehide', () => end('stopped'), { signal: ending.signal });
    // Clears utterances that another page left in Chromium's queue.
    engine.cancel();
    // An engine that another script has paused stays paused, and would not speak.
    if (engine.paused) engine.resume();
    whenVoices(engine, (voices) => speakNext(dutchVoice(voices)), ending.signal);
  });
}
