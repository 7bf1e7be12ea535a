/** What of a voice decides whether it is taken. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Browsers that load their voices late do so within this, in ms. */
const VOICES_TIMEOUT = 1_000;

/**
 * The best voice for Dutch: of the Netherlands before that of Belgium, on the device before one from a server,
 * which hears what is read and is cut off.
 * @param voices all of them; Android writes `nl_NL`
 * @returns undefined where none speaks Dutch: then the engine decides by the language
 */
export function dutchVoice<Any extends Voice>(voices: readonly Any[]): Any | undefined {
  const score = ({ lang, localService, default: isDefault }: Voice) =>
    (localService ? 4 : 0) + (/^nl[-_]nl$/i.test(lang) ? 2 : 0) + (isDefault ? 1 : 0);
  return voices
    .filter(({ lang }) => /^nl([-_]|$)/i.test(lang))
    .sort((one, other) => score(other) - score(one))[0];
}

/**
 * Calls back with the voices: at once where they are there, because Safari speaks only while a click is handled;
 * else when they come, or with none after a second.
 * @param engine the browser's
 * @param found gets them, once
 * @param signal gives up
 */
export function whenVoices(
  engine: SpeechSynthesis,
  found: (voices: readonly SpeechSynthesisVoice[]) => void,
  signal: AbortSignal,
): void {
  const voices = engine.getVoices();
  // Safari before 16.4 and some Android views tell of no change.
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
