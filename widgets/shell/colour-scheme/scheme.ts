/** A colour. */
export type Colour = 'light' | 'dark';

/** The visitor's choice; `system` follows the device. */
export type Scheme = Colour | 'system';

/** The schemes in the order of the menu. */
export const SCHEMES: readonly Scheme[] = ['light', 'dark', 'system'];

/**
 * The scheme that applies. `core/runtime/head/head.ts` applies the same rules before the first paint, and has stored
 * the parameter: it decides here only if storage is blocked.
 * @param stored the text in storage
 * @param query the address's query with its question mark [colour-scheme-2]
 * @param system the system's colour, undefined if the browser does not report it [colour-scheme-4]
 */
export function schemeInForce(stored: string | undefined, query: string, system: Colour | undefined): Scheme {
  const parameter = new URLSearchParams(query).get('colorScheme') ?? undefined;
  const scheme = asScheme(stored) ?? asColour(parameter) ?? 'system';
  return scheme === 'system' && !system ? 'light' : scheme;
}

/** The colour that a scheme shows. */
export function colourOf(scheme: Scheme, system: Colour | undefined): Colour {
  return scheme === 'system' ? (system ?? 'light') : scheme;
}

/** The schemes to choose from: `system` only if the browser supports it [colour-scheme-3]. */
export function availableSchemes(system: Colour | undefined): readonly Scheme[] {
  return SCHEMES.filter((scheme) => scheme !== 'system' || system);
}

function asScheme(text: string | undefined): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === text);
}

function asColour(text: string | undefined): Colour | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}
