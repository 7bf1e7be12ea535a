import type { Colour, Scheme } from './scheme.ts';

/** The name of the choice. */
export const LEGEND = 'Kleurenschema';

const COLOURS: Record<Colour, string> = { light: 'licht', dark: 'donker' };

/**
 * The name of an option; that of the system includes its current colour [colour-scheme-3].
 * @param system the system's colour
 */
export function schemeLabel(scheme: Scheme, system: Colour | undefined): string {
  if (scheme === 'system') return `Systeem (${COLOURS[system ?? 'light']})`;
  return scheme === 'light' ? 'Licht' : 'Donker';
}
