import { isRecord } from '../../../core/runtime/config/guards.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';
import type { Id, QuizPicture } from './quiz-definition.ts';

/** Receives an error in a definition, as a sentence that names the field. */
export type Report = (message: string) => void;

/** The fields of an object, by their names in lower case without separators: `answer_id` becomes `answerid`. */
export type Fields = ReadonlyMap<string, unknown>;

/** @returns none for a value that is not an object */
export function fieldsOf(value: unknown): Fields {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return new Map(entries.map(([name, field]) => [name.toLowerCase().replace(/[^a-z]/g, ''), field]));
}

/**
 * The value of the first of some names that an object has: the specification says what a definition contains, but not
 * the names.
 */
export function fieldIn(fields: Fields, ...names: readonly string[]): unknown {
  return fields.get(names.find((name) => fields.get(name) !== undefined) ?? '');
}

/** A trimmed text; undefined if it is empty or not a text. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

/** A whole number, 0 or more, or a text of up to 100 characters; undefined for anything else. */
export function readId(value: unknown): Id | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  const text = readText(value);
  return text !== undefined && text.length <= 100 ? text : undefined;
}

/** A number, or a text with a number as some CMSs write it; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A picture from this site or over https, with its size; undefined for anything else. */
export function readPicture(value: unknown): QuizPicture | undefined {
  if (!isRecord(value)) return undefined;
  const { src, alt } = value;
  const [width = 0, height = 0] = [readNumber(value.width), readNumber(value.height)];
  if (typeof src !== 'string' || !isSafeAddress(src) || width <= 0 || height <= 0) return undefined;
  return { src, alt: readText(alt) ?? '', width, height };
}

/** Reports a value that is present but invalid. */
export function attempt<Value>(
  value: Value | undefined,
  raw: unknown,
  name: string,
  report: Report,
): Value | undefined {
  if (value === undefined && raw !== undefined && raw !== null)
    report(`${name} cannot be used; it is left out.`);
  return value;
}
