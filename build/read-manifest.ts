import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Entry, manifestSchema } from './manifest-schema.ts';
import { conventionalHook } from './routes.ts';

/** Thrown if the manifest or the folders are wrong; `problems` has a sentence for each problem. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads and checks the manifest against its schema and against the feature folders.
 * @param file the manifest
 * @param root the folder that holds `widgets/`
 * @param onUnlisted gets a sentence for each folder without an entry; by default that is an error
 * @returns entries by feature
 * @throws {ManifestError} naming file, feature, key and expectation
 */
export function readManifest(
  file: string,
  root: string,
  onUnlisted?: (problem: string) => void,
): Record<string, Entry> {
  const manifest = parse(file);
  const problems: string[] = [];
  for (const [name, { entry }] of Object.entries(manifest)) {
    if (basename(dirname(entry)) !== name) {
      problems.push(
        `${file}: feature "${name}", key "entry": expected a folder named "${name}", found ${entry}.`,
      );
    } else if (!existsSync(join(root, entry))) {
      problems.push(`${file}: feature "${name}", key "entry": ${entry} does not exist.`);
    }
  }
  const hooks = new Map<string, string>();
  for (const [name, { hook = conventionalHook(name) }] of Object.entries(manifest)) {
    // A hook that names a feature belongs to that feature alone; other selectors, such as `body`, may be shared.
    if (hooks.has(hook) && /^\[data-(widget|special)=/.test(hook)) {
      problems.push(
        `${file}: feature "${name}", key "hook": ${hook} belongs to "${hooks.get(hook)}" already.`,
      );
    }
    hooks.set(hook, name);
  }
  for (const [name, { rare, hook, preload }] of Object.entries(manifest)) {
    if (!rare) continue;
    // Without its name in the hook, the loader could not recognise a feature that is in another file.
    if (hook && hook !== conventionalHook(name)) {
      problems.push(
        `${file}: feature "${name}", key "rare": its hook is ${hook}; expected ${conventionalHook(name)}, or no "rare".`,
      );
    }
    if (preload) {
      problems.push(`${file}: feature "${name}", key "rare": expected no "preload" beside it.`);
    }
  }
  const unlisted = onUnlisted ?? ((problem: string) => problems.push(problem));
  for (const found of findFeatures(root)) {
    if (!manifest[basename(dirname(found))])
      unlisted(`${file}: ${found} has no entry; add one or remove the folder.`);
  }
  if (problems.length) throw new ManifestError(problems);
  return Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the chunks' sources: files named after their folder, two levels below `widgets/`.
 * @returns paths from the root
 */
export function findFeatures(root: string): string[] {
  const widgets = join(root, 'widgets');
  if (!existsSync(widgets)) return [];
  return readdirSync(widgets, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /\.tsx?$/.test(item.name))
    .map((item) => join(item.parentPath, item.name))
    .filter((path) => basename(path).replace(/\.tsx?$/, '') === basename(dirname(path)))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .sort();
}

function parse(file: string): Record<string, Entry> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ManifestError([`${file}: no JSON (${error instanceof Error ? error.message : error}).`]);
  }
  const result = manifestSchema.safeParse(json);
  if (result.success) return result.data;
  throw new ManifestError(
    result.error.issues.map(({ path, message, ...issue }) => {
      const [feature, ...keys] = path;
      const key = [...keys.map(String), ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
      // An error about a name is nested one level deeper.
      const problem = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? message) : message;
      return `${file}: feature "${String(feature)}"${key ? `, key "${key}"` : ''}: ${problem}.`;
    }),
  );
}
