import { LOCALE } from '../../platform/time/locale.ts';
import { utterancesOf } from './utterances.ts';
import { dutchVoice, whenVoices } from './voice.ts';

/** How reading aloud ended. */
export type ReadingEnd = 'done' | 'stopped' | 'failed';

/** An engine that says neither that it ended nor that it failed, as some do, has failed after this, in ms. */
const TIMEOUT = 10_000;
/** The slowest voices take so long for a character, in ms. */
const SLOWEST = 200;

/** Chromium forgets an utterance that nothing holds, and then never says that it ended. */
const held = new Set<SpeechSynthesisUtterance>();

/** Whether the browser can speak (Web Speech API). */
export const canReadAloud = (): boolean => 'speechSynthesis' in window;

/**
 * Reads a text aloud, in Dutch, with the browser's own speech engine. To be called while a click is handled. It goes
 * on in a hidden tab, and ends with the page.
 * @param text what is read
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
      if (voice) utterance.voice = voice;
      utterance.onend = () => {
        if (!ending.signal.aborted) speakNext(voice);
      };
      // Another page, or the reader's system, may end it.
      utterance.onerror = ({ error }) => end(/^(canceled|interrupted)$/.test(error) ? 'stopped' : 'failed');
      held.clear();
      held.add(utterance);
      clearTimeout(timer);
      timer = setTimeout(() => end('failed'), TIMEOUT + part.length * SLOWEST);
      engine.speak(utterance);
    };
    if (signal.aborted) return resolve('stopped');
    signal.addEventListener('abort', () => end('stopped'), { once: true, signal: ending.signal });
    addEventListener('pagehide', () => end('stopped'), { signal: ending.signal });
    // Chromium would go on after what another page left in its queue.
    engine.cancel();
    whenVoices(engine, (voices) => speakNext(dutchVoice(voices)), ending.signal);
  });
}
