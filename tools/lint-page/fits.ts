import type { AttributeFacts } from './read-contract.ts';

/** The rule of core/runtime/page/address.ts: https, or the page's own origin. */
const ORIGIN = 'http://page.invalid';
const ISO_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Whether a value is valid for its attribute, by the rules of core/runtime/feature/attributes.ts.
 * @param attribute the attribute in the contract
 * @param sent the value as the browser reads it; surrounding white space does not count
 */
export function fits(
  {
    type,
    min = -Infinity,
    max = Infinity,
    values = [],
    pattern,
    format,
    required,
  }: Omit<AttributeFacts, 'name'>,
  sent: string,
): boolean {
  const raw = sent.trim() || sent;
  // An optional attribute may be blank: many templates write an attribute for a value that they do not have.
  if (!required && raw.trim() === '') return true;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(raw)) return false;
  if (format === 'time' && !isTime(raw)) return false;
  switch (type) {
    case 'integer':
      return /^-?\d+$/.test(raw) && +raw >= min && +raw <= max;
    case 'decimal':
      return raw.trim() !== '' && Number.isFinite(+raw) && +raw >= min && +raw <= max;
    case 'flag':
      return /^(true|1|false|0|)$/.test(raw);
    case 'word':
      return values.length === 0 || isOneOf(values, raw);
    case 'words':
      return values.length === 0 || raw.split(',').every((word) => isOneOf(values, word.trim()));
    case 'address':
      return raw.trim() !== '' && isAddress(raw);
    case 'json':
      return isJson(raw);
    default:
      return true;
  }
}

/** Returns the expected value of an attribute, as the end of "expected …". */
export function expectation({
  expects,
  type,
  values,
}: Partial<Pick<AttributeFacts, 'expects' | 'type' | 'values'>>): string {
  if (expects) return expects;
  return values ? `one of ${values.map((value) => `"${value}"`).join(', ')}` : `a value of the type ${type}`;
}

function isOneOf(values: readonly string[], raw: string): boolean {
  return values.some((value) => value.toLowerCase() === raw.toLowerCase());
}

function isAddress(raw: string): boolean {
  try {
    const { protocol, origin } = new URL(raw, ORIGIN);
    return protocol === 'https:' || origin === ORIGIN;
  } catch {
    return false;
  }
}

/** The rule of core/platform/time/parse-timestamp.ts. */
function isTime(raw: string): boolean {
  const text = raw.trim();
  if (/^-?\d+(\.\d+)?$/.test(text)) return true;
  const [, day = '', time = '00:00'] = ISO_TIME.exec(text) ?? [];
  const at = day === '' ? Number.NaN : Date.parse(`${day}T${time.replace(',', '.')}Z`);
  // `Date` accepts 31 February as a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

function isJson(raw: string): boolean {
  try {
    JSON.parse(raw);
    return true;
  } catch {
    return false;
  }
}
