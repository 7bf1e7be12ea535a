import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What makes elements without React. */
const BY_HAND = /platform\/dom\/create\.ts'|\/(?:plain-button|draw-icon)\.ts'|document\.createElement\(/;
/** A component of its own, or one that it loads from `core/`. */
const VIEW = /^export default (?:lazyWidget|widget)\(|(?:from |import\()'[^']+\.tsx'/m;

/**
 * What a feature draws itself, as the reference says.
 * @param entry the feature's own file; what is in its folder is its own
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
