import { isRecord } from '../../../core/runtime/config/guards.ts';

/** One honour of the list. Texts are empty if the data has none. */
export interface Honour {
  readonly year: string;
  /** The value in the data: `M` or `V`. */
  readonly gender: string;
  readonly type: string;
  readonly province: string;
  readonly municipality: string;
  readonly location: string;
  readonly abroad: string;
  readonly name: string;
  readonly alternateName: string;
  readonly remark: string;
}

/** The fields of a row, in the order of the data [honours-search-1]. */
const FIELDS = [
  'year',
  'gender',
  'type',
  'province',
  'municipality',
  'location',
  'abroad',
  'name',
  'alternateName',
  'remark',
] as const satisfies readonly (keyof Honour)[];

/** The fields whose values are indexes into a table of the data, by the table's name. */
const TABLES = new Set<string>(['gender', 'type', 'province', 'municipality', 'location', 'abroad']);

/** The honours of an answer, and facts about the whole list if the answer only has its first rows. */
export interface HonoursList {
  /** An iterable, so that the caller can process sixty thousand honours in slices. */
  readonly honours: Iterable<Honour>;
  /** The number of honours in the whole list, if the answer only has its first rows. */
  readonly total?: number | undefined;
  /** The years of the whole list, latest first, if the answer only has its first rows. */
  readonly years?: readonly string[] | undefined;
}

/**
 * Reads the honours list [honours-search-1]: rows as lists or as objects, with lookup tables beside them. A value that
 * is not an index counts as the text itself; an index outside its table gives an empty text [honours-search-8]. Texts
 * are trimmed, and invalid rows are left out.
 * @param data the parsed JSON
 * @throws TypeError if there is no list of rows
 */
export function readHonours(data: unknown): HonoursList {
  const root = isRecord(data) && isRecord(data.data) ? data.data : data;
  if (!isRecord(root) || !Array.isArray(root.lintjes)) {
    throw new TypeError('honours: the data has no list "lintjes".');
  }
  const tables = FIELDS.map((field) => (TABLES.has(field) ? readTable(root[field]) : undefined));
  const { total, years } = root;
  return {
    honours: readRows(root.lintjes, tables),
    total: typeof total === 'number' ? total : undefined,
    years: Array.isArray(years) ? years.map(String) : undefined,
  };
}

type Table = Readonly<Record<string, unknown>>;

function* readRows(rows: readonly unknown[], tables: readonly (Table | undefined)[]): Generator<Honour> {
  for (const row of rows) {
    const values = valuesOf(row);
    if (!values) continue;
    const text = (index: number) => textOf(values[index], tables[index]);
    yield {
      year: text(0),
      gender: text(1),
      type: text(2),
      province: text(3),
      municipality: text(4),
      location: text(5),
      abroad: text(6),
      name: text(7),
      alternateName: text(8),
      remark: text(9),
    };
  }
}

function valuesOf(row: unknown): readonly unknown[] | undefined {
  if (Array.isArray(row)) return row;
  if (!isRecord(row)) return undefined;
  return FIELDS.map((field) => row[field] ?? (field === 'alternateName' ? row.alternate_name : undefined));
}

function readTable(table: unknown): Table {
  return Array.isArray(table) || isRecord(table) ? (table as Table) : {};
}

function textOf(value: unknown, table: Table | undefined): string {
  const isIndex = table && (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)));
  const found = isIndex ? entryOf(table, String(value)) : value;
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
}

function entryOf(table: Table, index: string): unknown {
  return Object.hasOwn(table, index) ? table[index] : '';
}
