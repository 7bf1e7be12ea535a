import { build, context } from 'esbuild';

/**
 * The cache of a development build, so that a saved change costs only the files that it affects. It lives as long as
 * the process that watches; a production build has none.
 */
export class BuildCache {
  /** The scoped style of each CSS module by its path; the bundler's plugin writes it, the chunks read it. */
  scoped = new Map();
  #context;
  #entries;
  #kept = new Map();
  #used = new Map();

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

  /** Ends the bundler's process for this cache. */
  async dispose() {
    await this.#context?.dispose();
    this.#context = undefined;
    this.#entries = undefined;
  }
}

/** The same for a build that happens once. */
export const NO_CACHE = {
  scoped: undefined,
  bundle: build,
  once: (_key, make) => make(),
  turn() {},
};
