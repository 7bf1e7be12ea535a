import type { Shapes } from './config-schema.contract.ts';

/** The patterns that a JSON Schema can check; the browser checks whether it knows the locale and the zone. */
export const SHAPES: Shapes = {
  locale: {
    type: 'string',
    title: 'a BCP 47 tag such as en-GB',
    pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
  },
  timeZone: {
    type: 'string',
    minLength: 1,
    title: 'an IANA name such as Europe/London',
    pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$',
  },
};
