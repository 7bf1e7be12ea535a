import type { AttributeFacts } from './read-contract.ts';

/** As core/runtime/page/address.ts: https, or the page's own origin. */
const ORIGIN = 'http://page.invalid';
const ISO_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Whether a value fits its attribute, by the rules of core/runtime/feature/attributes.ts.
 * @param attribute of the contract
 * @param sent as the browser reads it; white space around it does not count
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
  // What may be missing may be blank: many templates write an attribute for a value that they do not have.
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

/** What an attribute's value has to be, as the end of "expected …". */
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

/** As core/platform/time/parse-timestamp.ts. */
function isTime(raw: string): boolean {
  const text = raw.trim();
  if (/^-?\d+(\.\d+)?$/.test(text)) return true;
  const [, day = '', time = '00:00'] = ISO_TIME.exec(text) ?? [];
  const at = day === '' ? Number.NaN : Date.parse(`${day}T${time.replace(',', '.')}Z`);
  // `Date` takes 31 February for a day in March.
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
