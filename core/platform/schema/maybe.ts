import { catch as instead, optional, type ZodMiniType } from 'zod/mini';
import { warn } from '../../runtime/log/log.ts';

/**
 * An optional field: it may be missing or null, and a value of the wrong type counts as missing instead of making
 * the whole answer invalid. Use it for all such fields; see docs/calls.md.
 * @param schema of the value
 * @param name of the field and its call, such as `familyStatus of /login-status`: a wrong value is then logged
 *   under it, without the value itself. Left out for lists whose items are shown one by one.
 */
export const maybe = <Schema extends ZodMiniType>(schema: Schema, name?: string) =>
  instead(optional(schema), (context) => {
    // The generator of docs/api reads the value without a context.
    const input: unknown = context?.input;
    if (name && input !== null && input !== undefined) {
      warn('http', `${name} is of another type than expected; it counts as missing.`);
    }
    return undefined;
  });
