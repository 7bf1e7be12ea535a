/** The state of the current column and of those on the path to it; other columns have none [sidebar-nav-1]. */
export type ColumnState = 'active' | 'previous';

/** The ids of the columns from the first one to the current one. */
export type Path = readonly [first: string, ...others: string[]];

/**
 * Returns the path after a link to a column. A column that is on the path already shortens it, so that columns that
 * link to each other, or to themselves, create no endless path.
 * @param path the current path
 * @param id the column of the link
 */
export function pathTo(path: Path, id: string): Path {
  const [first, ...others] = path;
  if (id === first) return [first];
  const at = others.indexOf(id);
  return [first, ...(at < 0 ? [...others, id] : others.slice(0, at + 1))];
}

/** Removes the last column; the first one stays. */
export function pathBack([first, ...others]: Path): Path {
  return [first, ...others.slice(0, -1)];
}

/** Returns the column that is shown. */
export function activeOf(path: Path): string {
  return path.at(-1) ?? path[0];
}

/**
 * Returns the state of a column for a path: that of the current one at its end; undefined for one that is not on the
 * path.
 */
export function columnState(path: Path, id: string): ColumnState | undefined {
  if (id === activeOf(path)) return 'active';
  return path.includes(id) ? 'previous' : undefined;
}
