import { DEFAULT_BREAKPOINTS } from './breakpoints.ts';

/** A text that is not empty. */
export const text = { type: 'string', minLength: 1 } as const;

/** A list of such texts. */
export const texts = { type: 'array', items: text } as const;

/** A list of https origins, such as `https://example.org`. */
export const origins = {
  type: 'array',
  items: {
    type: 'string',
    title: 'an https origin without a path, such as https://example.org',
    pattern: '^https://[^/?#]+$',
  },
} as const;

/** An https address, http of this machine, or a path. */
export const address = {
  ...text,
  title: 'an https address or a path on this site',
  // As `isSafeAddress`: https, http of this machine, or an address without a scheme.
  pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)(:|/|$)|(?!\\s*[A-Za-z][A-Za-z0-9+.-]*:))',
  description: 'An https address, or a path on this site.',
} as const;

/** The name of a breakpoint. */
export const breakpoint = { type: 'string', enum: Object.keys(DEFAULT_BREAKPOINTS) } as const;

/** A time in ms that a timer of the browser can take. */
export const milliseconds = { type: 'number', minimum: 0, maximum: 2 ** 31 - 1 } as const;
