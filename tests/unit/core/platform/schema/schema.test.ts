import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  array,
  boolean,
  filled,
  looseObject,
  matching,
  nullable,
  nullish,
  number,
  numeric,
  object,
  oneOf,
  optional,
  orMissing,
  record,
  refine,
  string,
  union,
  unknown,
} from '../../../../../core/platform/schema/schema.ts';

/** Each schema with that of the reference library. */
const PAIRS = {
  string: [string(), z.string()],
  filled: [filled(), z.string().check(z.minLength(1))],
  matching: [matching(/^\d+$/), z.string().check(z.regex(/^\d+$/))],
  number: [number(), z.number()],
  numeric: [
    numeric(),
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d{1,15}(\.\d+)?$/)), z.transform(Number))]),
  ],
  boolean: [boolean(), z.boolean()],
  unknown: [unknown(), z.unknown()],
  oneOf: [oneOf(['a', 'b']), z.enum(['a', 'b'])],
  nullable: [nullable(string()), z.nullable(z.string())],
  nullish: [nullish(number()), z.nullish(z.number())],
  union: [union([string(), number()]), z.union([z.string(), z.number()])],
  array: [array(number()), z.array(z.number())],
  record: [record(number()), z.record(z.string(), z.number())],
  object: [
    object({ a: string(), b: optional(number()), c: nullish(boolean()) }),
    z.object({ a: z.string(), b: z.optional(z.number()), c: z.nullish(z.boolean()) }),
  ],
  looseObject: [looseObject({ a: optional(unknown()) }), z.looseObject({ a: z.optional(z.unknown()) })],
  orMissing: [
    object({ a: orMissing(string(), () => {}) }),
    z.object({ a: z.catch(z.optional(z.string()), undefined) }),
  ],
  nested: [
    array(object({ a: union([string(), object({ b: array(number()) })]) })),
    z.array(z.object({ a: z.union([z.string(), z.object({ b: z.array(z.number()) })]) })),
  ],
} as const;

/** JSON values, with names that the schemas use. */
const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', '', '12', 0, 1.5, true, false, null),
    fc.string(),
    fc.double(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'constructor', 'd'), tie('value'), { maxKeys: 4 }),
  ),
}));

it.each(Object.entries(PAIRS))('%s accepts and returns what the library does', (_, [own, library]) => {
  fc.assert(
    fc.property(json, (value) => {
      const [ours, theirs] = [own.safeParse(value), library.safeParse(value)];
      expect(ours.success).toBe(theirs.success);
      if (ours.success) expect(ours.data).toEqual(theirs.data);
    }),
  );
});

describe('what does not fit', () => {
  const messageOf = (schema: ReturnType<typeof array> | ReturnType<typeof object>, value: unknown) => {
    const checked = schema.safeParse(value);
    return checked.success ? '' : checked.error.message;
  };
  const schema = object({ data: array(object({ id: union([number(), filled()]) })) });

  it('is named with its place and its type, never with its value', () => {
    expect(messageOf(schema, { data: [{ id: 1 }, { id: ['geheim'] }] })).toBe(
      'data.1.id: expected number or text, received array',
    );
    expect(messageOf(schema, null)).toBe('the value: expected object, received null');
    expect(messageOf(schema, {})).toBe('data: expected array, received undefined');
  });

  it('is named inside the alternative that came furthest', () => {
    const either = object({ data: union([string(), object({ id: number() })]) });
    expect(messageOf(either, { data: { id: 'x' } })).toBe('data.id: expected number, received string');
  });

  it('may be a condition', () => {
    const some = object({
      list: refine(array(number()), 'a list with a number in it', (list) => list.length > 0),
    });
    expect(messageOf(some, { list: [] })).toBe('list: expected a list with a number in it, received array');
    expect(messageOf(some, { list: [1] })).toBe('');
  });
});

it('takes no prototype from an answer', () => {
  const checked = record(unknown()).safeParse(JSON.parse('{"__proto__":{"polluted":true},"a":1}'));
  expect(checked).toEqual({ success: true, data: { a: 1 } });
  expect('polluted' in (checked.success ? checked.data : {})).toBe(false);
});
