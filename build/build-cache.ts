import { type BuildContext, type BuildOptions, type BuildResult, build, context } from 'esbuild';

/** Options of a build that writes no files and returns its output. */
type InMemory = BuildOptions & { write: false; metafile: true };

/** The output of such a build. */
type Bundled = BuildResult<InMemory>;

/**
 * Caches what several builds share: builds that run side by side, such as the product's and the one for sites, and
 * builds that follow each other. It lives as long as the process.
 */
export class BuildCache {
  #kept = new Map<string, unknown>();
  #used = new Map<string, unknown>();

  /** Runs the bundler. */
  bundle(options: InMemory): Promise<Bundled> {
    return build(options);
  }

  /**
   * Computes a value once for a key, and keeps it as long as each build uses it.
   * @param key all that the value depends on
   */
  once<Value>(key: string, make: () => Value): Value {
    const value = this.#used.get(key) ?? this.#kept.get(key) ?? make();
    this.#used.set(key, value);
    // A key belongs to one call in the sources, and so to one type.
    return value as Value;
  }

  /**
   * Computes a value once for a key. The value depends on the key and the tools alone and is JSON, so that a cache with
   * a file keeps it for the next process.
   * @param key all that the value depends on but the tools
   */
  reproducible<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    return this.once(key, make);
  }

  /** Ends a successful build: values that it did not use are dropped. */
  turn(): void {
    this.#kept = this.#used;
    this.#used = new Map();
  }
}

/** The cache of a process that watches the sources: a saved change rebuilds only the files that it affects. */
export class WatchCache extends BuildCache {
  #context: BuildContext<InMemory> | undefined;
  #entries: string | undefined;

  /** Bundles, and keeps the parsed sources until the entry points change. */
  override async bundle(options: InMemory): Promise<Bundled> {
    const entries = JSON.stringify(options.entryPoints);
    if (entries !== this.#entries) await this.dispose();
    this.#context ??= await context(options);
    this.#entries = entries;
    return this.#context.rebuild();
  }

  /** Ends the bundler's process of this cache. */
  async dispose(): Promise<void> {
    await this.#context?.dispose();
    this.#context = undefined;
    this.#entries = undefined;
  }
}
