import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildCache } from './build-cache.ts';

const root = join(import.meta.dirname, '..');

/**
 * A cache that outlives its process: the next build starts with the values of this one. Its file contains the hash of
 * the tools, because another compiler or a change of the build may compute another value for the same key.
 */
export class FileCache extends BuildCache {
  readonly #folder: string;
  readonly #name: string;
  readonly #found: Readonly<Record<string, unknown>>;
  readonly #made = new Map<string, unknown>();

  /**
   * @param name the name of the builds that share the file
   * @param folder the file's folder; created if it is missing
   * @param tools a hash of what the values depend on besides their keys
   */
  constructor(name: string, folder: string = join(root, '.cache/build'), tools: string = hashOfTools()) {
    super();
    this.#folder = folder;
    this.#name = `${name}-${tools}.json`;
    this.#found = readValues(join(folder, this.#name));
  }

  override reproducible<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    return this.once(key, async () => {
      const hash = createHash('sha256').update(key).digest('base64url');
      // A value in the file was computed for the same key, and so has its type.
      const value = hash in this.#found ? (this.#found[hash] as Value) : await make();
      this.#made.set(hash, value);
      return value;
    });
  }

  /** Writes the values that this build used, for the next build; those of other tools are dropped. */
  save(): void {
    const file = join(this.#folder, this.#name);
    const isNew = [...this.#made.keys()].some((hash) => !(hash in this.#found));
    if (!isNew && this.#made.size === Object.keys(this.#found).length) return;
    mkdirSync(this.#folder, { recursive: true });
    const [own] = this.#name.split('-');
    for (const other of readdirSync(this.#folder))
      if (other !== this.#name && other.startsWith(`${own}-`))
        rmSync(join(this.#folder, other), { force: true });
    // Another build may read the file meanwhile.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(Object.fromEntries(this.#made)));
    renameSync(draft, file);
  }
}

/** A missing or damaged file only costs the time that it would have saved. */
function readValues(file: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** The hash of the installed packages, and of the build's own sources. */
function hashOfTools(): string {
  const hash = createHash('sha256').update(process.version);
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.ts$/.test(path),
  );
  for (const path of ['../package-lock.json', ...sources.sort()])
    hash.update(readFileSync(join(import.meta.dirname, path)));
  return hash.digest('hex').slice(0, 12);
}
