import { readFileSync, statSync } from 'node:fs';

/** Cached files by path, with the time of their last change. */
const kept = new Map<string, { readonly changed: number; readonly size: number; readonly body: Buffer }>();

/**
 * Reads a file, or returns it from memory if it has not changed since: a page and its files need some fifty reads.
 * @param path of the file
 * @returns the same buffer until the file changes
 * @throws if there is no such file
 */
export function readKept(path: string): Buffer {
  const { mtimeMs: changed, size } = statSync(path);
  const known = kept.get(path);
  if (known?.changed === changed && known.size === size) return known.body;
  const body = readFileSync(path);
  kept.set(path, { changed, size, body });
  return body;
}

/** The text of a file, as {@link readKept} reads it. */
export const readKeptText = (path: string): string => readKept(path).toString('utf8');
