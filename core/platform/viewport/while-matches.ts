import { onAbort } from '../dom/on-abort.ts';

/**
 * Runs something only while a media query matches (or does not), and follows its changes.
 * @param query such as `(min-width: 980px)`
 * @param run starts it; its signal aborts when it has to end
 * @param signal ends it permanently
 * @param wanted false runs it while the query does not match
 */
export function whileMatches(
  query: string,
  run: (signal: AbortSignal) => void,
  signal: AbortSignal,
  wanted = true,
): void {
  const media = matchMedia(query);
  let phase: AbortController | undefined;
  const decide = () => {
    phase?.abort();
    phase = undefined;
    if (media.matches !== wanted || signal.aborted) return;
    phase = new AbortController();
    run(phase.signal);
  };
  media.addEventListener('change', decide, { signal });
  onAbort(signal, () => phase?.abort());
  decide();
}
