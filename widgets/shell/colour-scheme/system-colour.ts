import type { Colour } from './scheme.ts';

/** The system's colour; undefined if the browser does not support the media query. */
export function systemColour(): Colour | undefined {
  if (matchMedia('(prefers-color-scheme: dark)').matches) return 'dark';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : undefined;
}

/**
 * Notifies when the system's colour changes. Fits `useSyncExternalStore`.
 * @returns a function that ends it
 */
export function subscribeSystemColour(changed: () => void): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
