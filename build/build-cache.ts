import { type BuildContext, type BuildOptions, type BuildResult, build, context } from 'esbuild';

/** Options of a build that writes nothing, and says what it made. */
type InMemory = BuildOptions & { write: false; metafile: true };

/** What it made. */
type Bundled = BuildResult<InMemory>;

/**
 * What builds need not do twice: the parts of those that run side by side, as the product's and that for sites, and of
 * those that follow each other. It lives as long as the process.
 */
export class BuildCache {
  #kept = new Map<string, unknown>();
  #used = new Map<string, unknown>();

  /** Bundles. */
  bundle(options: InMemory): Promise<Bundled> {
    return build(options);
  }

  /**
   * Computes a value once for a key, for as long as each build asks for it.
   * @param key all that the value depends on
   */
  once<Value>(key: string, make: () => Value): Value {
    const value = this.#used.get(key) ?? this.#kept.get(key) ?? make();
    this.#used.set(key, value);
    // A key stands for one call in the sources, and so for one type.
    return value as Value;
  }

  /**
   * Computes a value once that depends on its key and the tools alone, and that JSON can hold: a cache with a file keeps it for
   * the next process.
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

/** The cache of a process that watches: a saved change costs only the files that it affects. */
export class WatchCache extends BuildCache {
  #context: BuildContext<InMemory> | undefined;
  #entries: string | undefined;

  /** Bundles, and keeps what the bundler has parsed until the entry points change. */
  override async bundle(options: InMemory): Promise<Bundled> {
    const entries = JSON.stringify(options.entryPoints);
    if (entries !== this.#entries) await this.dispose();
    this.#context ??= await context(options);
    this.#entries = entries;
    return this.#context.rebuild();
  }

  /** Ends the bundler's process for this cache. */
  async dispose(): Promise<void> {
    await this.#context?.dispose();
    this.#context = undefined;
    this.#entries = undefined;
  }
}
