import { catch as instead, optional, type ZodMiniType } from 'zod/mini';

/**
 * A field that may be missing; one of another type counts as missing and does not cost the whole answer. For
 * lists whose items are shown one by one, where a wrong label must not take the article away.
 */
export const maybe = <Schema extends ZodMiniType>(schema: Schema) => instead(optional(schema), undefined);
