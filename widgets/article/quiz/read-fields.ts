import { isRecord } from '../../../core/runtime/config/guards.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';
import type { Id, QuizPicture } from './quiz-definition.ts';

/** Receives an error in a definition, as a sentence that names the field. */
export type Report = (message: string) => void;

/** A trimmed text; undefined if it is empty or not a text. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

/** A whole number above 0, or a text of up to 100 characters; undefined for anything else. */
export function readId(value: unknown): Id | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  const text = readText(value);
  return text !== undefined && text.length <= 100 ? text : undefined;
}

/** A picture from this site or over https, with its size; undefined for anything else. */
export function readPicture(value: unknown): QuizPicture | undefined {
  if (!isRecord(value)) return undefined;
  const { src, alt, width, height } = value;
  if (typeof src !== 'string' || !isSafeAddress(src) || !isSize(width) || !isSize(height)) return undefined;
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

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
