import { warn } from '../../runtime/log/log.ts';
import { orMissing, type SchemaOf } from './schema.ts';

/**
 * An optional field: it may be missing or null, and a value of the wrong type counts as missing instead of making the
 * whole answer invalid. Use it for all such fields; see docs/calls.md.
 * @param schema of the value
 * @param name of the field and its call, such as `familyStatus of /login-status`: a wrong value is then logged under
 *   it, without the value itself. Left out for lists whose items are shown one by one.
 */
export const maybe = <Output, Input>(schema: SchemaOf<Output, Input>, name?: string) =>
  orMissing(schema, (value) => {
    if (name && value !== null) {
      warn('http', `${name} is of another type than expected; it counts as missing.`);
    }
  });
