import { element } from '../dom.ts';
import {
  type ColumnKind,
  columnKind,
  compareCells,
  csv,
  position,
  rowMatches,
  summary,
  type TableProps,
} from './rules.ts';

interface Row {
  readonly node: HTMLTableRowElement;
  readonly cells: readonly string[];
}

/** Makes a server-sent table sortable, searchable and paged. All changes are undone when the signal aborts. */
export function enhanceTable(hook: HTMLElement, props: TableProps, signal: AbortSignal): void {
  const table = hook.querySelector('table');
  const body = table?.tBodies[0];
  if (!table || !body) throw new TypeError('table: the hook holds no table with a body');
  const rows: readonly Row[] = [...body.rows].map((node) => ({
    node,
    cells: [...node.cells].map((cell) => cell.textContent.trim()),
  }));
  const headers = [...(table.tHead?.rows[0]?.cells ?? [])];
  const kinds = headers.map((_, column) => columnKind(rows.map(({ cells }) => cells[column] ?? '')));
  const names = headers.map((header) => header.textContent.trim());
  let sorting: { column: number; direction: 1 | -1 } | undefined;
  let page = 0;

  const found = (): Row[] => {
    const matching = rows.filter(({ cells }) => rowMatches(cells, search.value));
    if (!sorting) return matching;
    const { column, direction } = sorting;
    const kind: ColumnKind = kinds[column] ?? 'text';
    return matching.sort((a, b) =>
      compareCells(kind, a.cells[column] ?? '', b.cells[column] ?? '', direction),
    );
  };
  const draw = () => {
    const all = found();
    page = Math.max(0, Math.min(page, Math.ceil(all.length / props.pageSize) - 1));
    const start = page * props.pageSize;
    body.replaceChildren(...all.slice(start, start + props.pageSize).map(({ node }) => node));
    status.textContent = position(page, props.pageSize, all.length);
    back.disabled = page === 0;
    forward.disabled = start + props.pageSize >= all.length;
    totals.replaceChildren(...totalsOf(names, kinds, all));
    for (const [column, header] of headers.entries()) {
      const direction = sorting?.column === column ? sorting.direction : 0;
      header.ariaSort = direction === 0 ? 'none' : direction === 1 ? 'ascending' : 'descending';
    }
  };
  const turn = (by: number) => {
    page += by;
    draw();
  };
  const sortBy = (column: number) => {
    sorting = { column, direction: sorting?.column === column && sorting.direction === 1 ? -1 : 1 };
    draw();
  };
  const download = () => {
    const text = csv([names, ...found().map(({ cells }) => cells)]);
    const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
    element('a', { href: address, download: `${props.caption || 'tabel'}.csv` }).click();
    URL.revokeObjectURL(address);
  };

  const search = element('input', {
    type: 'search',
    'aria-label': 'Zoek in de tabel',
    oninput: () => turn(-page),
  });
  const status = element('output');
  const totals = element('p');
  const back = element('button', { type: 'button', onclick: () => turn(-1) }, 'Vorige');
  const forward = element('button', { type: 'button', onclick: () => turn(1) }, 'Volgende');
  const save = element('button', { type: 'button', onclick: download }, 'Bewaar als CSV');
  const bar = element('div', { 'data-bench-done': 'table' }, search, back, status, forward, save, totals);

  for (const [column, header] of headers.entries()) {
    const name = names[column] ?? '';
    header.replaceChildren(element('button', { type: 'button', onclick: () => sortBy(column) }, name));
  }
  draw();
  hook.append(bar);

  signal.addEventListener('abort', () => {
    bar.remove();
    body.replaceChildren(...rows.map(({ node }) => node));
    for (const [column, header] of headers.entries()) {
      header.replaceChildren(names[column] ?? '');
      header.ariaSort = null;
    }
  });
}

function totalsOf(names: readonly string[], kinds: readonly ColumnKind[], rows: readonly Row[]): Node[] {
  return kinds.flatMap((kind, column) => {
    const total = summary(
      kind,
      rows.map(({ cells }) => cells[column] ?? ''),
    );
    return total === '' ? [] : [element('small', {}, `${names[column]}: ${total} `)];
  });
}
