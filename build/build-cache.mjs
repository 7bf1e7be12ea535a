import { build, context } from 'esbuild';

/**
 * What builds need not do twice: the parts of those that run side by side, as the product's and that for sites, and of
 * those that follow each other. It lives as long as the process.
 */
export class BuildCache {
  #kept = new Map();
  #used = new Map();

  /**
   * Bundles.
   * @param {import('esbuild').BuildOptions} options of a build that writes nothing
   */
  bundle(options) {
    return build(options);
  }

  /**
   * Computes a value once for a key, for as long as each build asks for it.
   * @template Value
   * @param {string} key all that the value depends on
   * @param {() => Value} make
   * @returns {Value}
   */
  once(key, make) {
    const value = this.#used.get(key) ?? this.#kept.get(key) ?? make();
    this.#used.set(key, value);
    return value;
  }

  /** Ends a successful build: values that it did not use are dropped. */
  turn() {
    this.#kept = this.#used;
    this.#used = new Map();
  }
}

/** The cache of a process that watches: a saved change costs only the files that it affects. */
export class WatchCache extends BuildCache {
  #context;
  #entries;

  /**
   * Bundles, and keeps what the bundler has parsed until the entry points change.
   * @param {import('esbuild').BuildOptions} options of a build that writes nothing
   */
  async bundle(options) {
    const entries = JSON.stringify(options.entryPoints);
    if (entries !== this.#entries) {
      await this.dispose();
      this.#context = await context(options);
      this.#entries = entries;
    }
    return this.#context.rebuild();
  }

  /** Ends the bundler's process for this cache. */
  async dispose() {
    await this.#context?.dispose();
    this.#context = undefined;
    this.#entries = undefined;
  }
}
