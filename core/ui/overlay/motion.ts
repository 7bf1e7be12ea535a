import { onAbort } from '../../platform/dom/on-abort.ts';
/** Whether the visitor prefers reduced motion: then nothing fades or slides. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Runs something only while the visitor does not prefer reduced motion, and follows changes of that setting.
 * @param run starts it; its signal aborts when it has to end
 * @param signal ends it for good
 */
export function whileMotion(run: (signal: AbortSignal) => void, signal: AbortSignal): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let phase: AbortController | undefined;
  const decide = () => {
    phase?.abort();
    phase = undefined;
    if (reduced.matches || signal.aborted) return;
    phase = new AbortController();
    run(phase.signal);
  };
  reduced.addEventListener('change', decide, { signal });
  onAbort(signal, () => phase?.abort());
  decide();
}
