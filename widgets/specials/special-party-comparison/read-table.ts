import { slugify } from '../../../core/platform/ids/slugify.ts';

/** A party of the table. */
export interface Party {
  readonly slug: string;
  readonly name: string;
}

/** A theme, with the position of each party by slug. */
export interface Theme {
  readonly name: string;
  readonly positions: ReadonlyMap<string, Element>;
}

export interface PositionsTable {
  readonly parties: readonly Party[];
  readonly themes: readonly Theme[];
}

/**
 * Reads the server's table of positions: parties in the first row and themes in the first column, or the other way
 * round [party-comparison-2]. A party's slug is its header's `data-party`, or otherwise made from its name; of two
 * parties with the same slug the first counts.
 * @param table the table
 * @throws TypeError if it has fewer than two rows or columns
 */
export function readTable(table: HTMLTableElement): PositionsTable {
  const rows = [...table.rows].map((row) => [...row.cells]).filter((cells) => cells.length > 1);
  const [head = [], ...body] = isTurned(rows) ? transposed(rows) : rows;
  const columns = head.map(partyOf);
  const parties = columns.filter(
    ({ slug }, index) =>
      index > 0 && slug !== '' && columns.findIndex((other) => other.slug === slug) === index,
  );
  if (parties.length === 0 || body.length === 0) {
    throw new TypeError('The table has no parties in its first row and themes in its first column.');
  }
  const themes = body.map(([theme, ...cells]) => ({
    name: theme?.textContent?.trim() ?? '',
    positions: new Map(cells.map((cell, index) => [columns[index + 1]?.slug ?? '', cell])),
  }));
  return { parties, themes };
}

/** Whether the parties are in the first column. */
function isTurned(rows: readonly (readonly HTMLElement[])[]): boolean {
  const [head = [], ...body] = rows;
  if (head.some(isMarked)) return false;
  return (
    body.some(([first]) => !!first && isMarked(first)) ||
    /^partij(en)?$/i.test(head[0]?.textContent?.trim() ?? '')
  );
}

const isMarked = ({ dataset }: HTMLElement) => dataset.party !== undefined;

function partyOf(cell: HTMLElement): Party {
  const name = cell.textContent?.trim() ?? '';
  return { slug: cell.dataset.party?.trim() || slugify(name), name };
}

function transposed(rows: readonly (readonly HTMLTableCellElement[])[]): HTMLTableCellElement[][] {
  const [head = []] = rows;
  return head.map((_, column) => rows.flatMap((row) => row[column] ?? []));
}
