import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Matches code that creates elements without React. */
const BY_HAND = /platform\/dom\/create\.ts'|\/(?:plain-button|draw-icon)\.ts'|document\.createElement\(/;
/** Matches a component of the feature, or one that it loads from `core/`. */
const VIEW = /^export default (?:lazyWidget|widget)\(|(?:from |import\()'[^']+\.tsx'/m;

/**
 * Determines what a feature renders itself, for the reference.
 * @param entry the feature's entry; all files in its folder belong to it
 */
export function drawingOf(
  root: string,
  entry: string,
): 'React' | 'a button, a line or a copy' | 'nothing of its own' {
  const folder = join(root, dirname(entry));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const some = (pattern: RegExp) =>
    files.some((file) => /\.tsx?$/.test(file) && pattern.test(read(folder, file)));
  if (some(VIEW)) return 'React';
  return some(BY_HAND) ? 'a button, a line or a copy' : 'nothing of its own';
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
