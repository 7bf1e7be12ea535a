/** Whether the reader asked for less motion: then nothing fades or slides. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
