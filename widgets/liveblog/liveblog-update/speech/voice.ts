/** The properties by which a voice is chosen. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Milliseconds in which browsers that load their voices late have loaded them. */
const VOICES_TIMEOUT = 1_000;

/**
 * Returns the best voice for Dutch: the Netherlands before Belgium, and a local voice before a remote one, which sends
 * the text to a server and stops early.
 * @param voices all voices; Android writes `nl_NL`
 * @returns undefined if none speaks Dutch: the engine then chooses by language
 */
export function dutchVoice<Any extends Voice>(voices: readonly Any[]): Any | undefined {
  const score = ({ lang, localService, default: isDefault }: Voice) =>
    (localService ? 4 : 0) + (/^nl[-_]nl$/i.test(lang) ? 2 : 0) + (isDefault ? 1 : 0);
  return voices
    .filter(({ lang }) => /^nl([-_]|$)/i.test(lang))
    .sort((one, other) => score(other) - score(one))[0];
}

/**
 * Calls back with the voices: at once if they are loaded, because Safari speaks only while a click is handled;
 * otherwise when they have loaded, or without voices after a second.
 * @param engine the browser's speech engine
 * @param found called once with the voices
 * @param signal cancels the callback
 */
export function whenVoices(
  engine: SpeechSynthesis,
  found: (voices: readonly SpeechSynthesisVoice[]) => void,
  signal: AbortSignal,
): void {
  const voices = engine.getVoices();
  // Safari before 16.4 and some Android views dispatch no event.
  if (voices.length > 0 || !('addEventListener' in engine)) {
    found(voices);
    return;
  }
  const waiting = new AbortController();
  const end = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const go = () => {
    end();
    found(engine.getVoices());
  };
  const timer = setTimeout(go, VOICES_TIMEOUT);
  engine.addEventListener('voiceschanged', go, { signal: waiting.signal });
  signal.addEventListener('abort', end, { once: true, signal: waiting.signal });
}
