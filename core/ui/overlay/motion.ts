import { whileMatches } from '../../platform/viewport/while-matches.ts';

/** Whether the visitor prefers reduced motion, so that nothing fades or slides. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Runs something only while the visitor does not prefer reduced motion, and follows changes of that setting.
 * @param run starts it; its signal aborts when it has to end
 * @param signal ends it permanently
 */
export function whileMotion(run: (signal: AbortSignal) => void, signal: AbortSignal): void {
  whileMatches('(prefers-reduced-motion: reduce)', run, signal, false);
}
