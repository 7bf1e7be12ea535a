/** The type of a table column's cells, for sorting. */
export type ColumnKind = 'text' | 'number' | 'date' | 'money';

export interface TableProps {
  readonly caption: string;
  readonly pageSize: number;
}

/** Reads the table's properties from its hook's attributes. */
export const tableProps = (data: DOMStringMap): TableProps => ({
  caption: data.caption ?? '',
  pageSize: Number(data.pageSize ?? 5),
});

const months = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ');

/** Parses a number such as "1.234,5" or "€ 12,50"; NaN for anything else. */
export function parseNumber(text: string): number {
  const bare = text.replace(/^€\s*/, '').replace(/\s*%$/, '').trim();
  if (!/^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/.test(bare)) return Number.NaN;
  return Number(bare.replaceAll('.', '').replace(',', '.'));
}

/** Parses a date such as "3 mei 2026" or "03-05-2026" to year, month and day in one number; NaN for anything else. */
export function parseDate(text: string): number {
  const numeric = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text);
  if (numeric) return Number(numeric[3]) * 10_000 + Number(numeric[2]) * 100 + Number(numeric[1]);
  const words = /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/.exec(text.toLowerCase());
  const month = months.indexOf(words?.[2] === 'maa' ? 'mrt' : (words?.[2] ?? '')) + 1;
  return words && month > 0 ? Number(words[3]) * 10_000 + month * 100 + Number(words[1]) : Number.NaN;
}

/** The kind of a column, by its filled cells. */
export function columnKind(cells: readonly string[]): ColumnKind {
  const filled = cells.filter((cell) => cell !== '' && cell !== '–');
  if (filled.length === 0) return 'text';
  if (filled.every((cell) => cell.startsWith('€') && !Number.isNaN(parseNumber(cell)))) return 'money';
  if (filled.every((cell) => !Number.isNaN(parseNumber(cell)))) return 'number';
  if (filled.every((cell) => !Number.isNaN(parseDate(cell)))) return 'date';
  return 'text';
}

const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** Compares two cells of a column; empty ones come last in both directions. */
export function compareCells(kind: ColumnKind, a: string, b: string, direction: 1 | -1): number {
  const [emptyA, emptyB] = [a === '' || a === '–', b === '' || b === '–'];
  if (emptyA || emptyB) return Number(emptyA) - Number(emptyB);
  const parse = kind === 'date' ? parseDate : parseNumber;
  return direction * (kind === 'text' ? collator.compare(a, b) : parse(a) - parse(b));
}

/** Whether a row contains every typed word, ignoring accents and case. */
export function rowMatches(cells: readonly string[], typed: string): boolean {
  const row = fold(cells.join(' '));
  return fold(typed)
    .split(/\s+/)
    .every((word) => row.includes(word));
}

/** "Rij 6 tot en met 10 van 23". */
export const position = (page: number, size: number, total: number): string =>
  total === 0
    ? 'Geen rijen gevonden'
    : `Rij ${page * size + 1} tot en met ${Math.min(total, (page + 1) * size)} van ${total}`;

/** Sum or average of a column of figures, as Dutch text. */
export function summary(kind: ColumnKind, cells: readonly string[]): string {
  const values = cells.map(parseNumber).filter((value) => !Number.isNaN(value));
  if ((kind !== 'number' && kind !== 'money') || values.length === 0) return '';
  const total = values.reduce((sum, value) => sum + value, 0);
  const style: Intl.NumberFormatOptions =
    kind === 'money' ? { style: 'currency', currency: 'EUR' } : { maximumFractionDigits: 1 };
  return new Intl.NumberFormat('nl-NL', style).format(total);
}

/** The rows as CSV (RFC 4180) with semicolons, which Dutch spreadsheets expect. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'),
    )
    .join('\r\n');

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
