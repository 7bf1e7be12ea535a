/** What a column that the reader is in or came through is; the others are neither [sidebar-nav-1]. */
export type ColumnState = 'active' | 'previous';

/** The ids of the columns that the reader went through, from the first column to the one that is shown. */
export type Path = readonly [first: string, ...others: string[]];

/**
 * Where a link to a column leads. To one that the reader came through it leads back, so that columns that point to
 * each other, or to themselves, make no endless way.
 * @param path where the reader is
 * @param id the column that the link names
 */
export function pathTo(path: Path, id: string): Path {
  const [first, ...others] = path;
  if (id === first) return [first];
  const at = others.indexOf(id);
  return [first, ...(at < 0 ? [...others, id] : others.slice(0, at + 1))];
}

/** One column back; from the first one there is no way back. */
export function pathBack([first, ...others]: Path): Path {
  return [first, ...others.slice(0, -1)];
}

/** The column that is shown. */
export function activeOf(path: Path): string {
  return path.at(-1) ?? path[0];
}

/** What a column is to a reader who is at the end of a path; undefined for one that is elsewhere. */
export function columnState(path: Path, id: string): ColumnState | undefined {
  if (id === activeOf(path)) return 'active';
  return path.includes(id) ? 'previous' : undefined;
}
