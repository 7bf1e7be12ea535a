import { address, type Shapes } from '../../runtime/config/config-schema.contract.ts';

export const SHAPES: Shapes = {
  'endpoints.profile': {
    type: 'object',
    description:
      "The profile API's paths that have no fixed place, with `/papi/api/` or without it (`/papi/api/v2/user/me/`, `v2/user/me/`) or as an https address, by name; without one, its feature works in that browser only.",
    additionalProperties: address,
  },
};
