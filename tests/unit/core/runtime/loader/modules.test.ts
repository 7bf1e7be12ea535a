// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Chunk, Registry } from '../../../../../core/runtime/loader/modules.ts';

let modules: typeof import('../../../../../core/runtime/loader/modules.ts');
const bring = vi.fn<(files: string[]) => Promise<unknown>>();

const registry = () => window.nmtModules as Registry;

beforeEach(async () => {
  vi.resetModules();
  modules = await import('../../../../../core/runtime/loader/modules.ts');
  window.nmtModules = [];
  bring.mockReset().mockResolvedValue(undefined);
});

/** A chunk with one module that exports its own name. */
const chunk = (id: string): Chunk => ({
  [id]: (_, exports) => {
    exports.default = id;
  },
});

it('knows the chunks that came before the loader and those that come after', () => {
  window.nmtModules?.push(chunk('early-00000'));
  modules.openRegistry(bring);
  expect(modules.hasArrived('late-00000')).toBe(false);
  registry().push(chunk('late-00000'));
  expect(modules.hasArrived('early-00000')).toBe(true);
  expect(modules.hasArrived('late-00000')).toBe(true);
  expect(modules.requireModule('early-00000').default).toBe('early-00000');
  expect(modules.requireModule('late-00000').default).toBe('late-00000');
});

it('opens where no chunk came before', () => {
  delete window.nmtModules;
  modules.openRegistry(bring);
  registry().push(chunk('quiz-00000'));
  expect(modules.hasArrived('quiz-00000')).toBe(true);
});

it('runs a module when it is asked for the first time, once', () => {
  const run = vi.fn<() => void>();
  modules.openRegistry(bring);
  registry().push({ 'quiz-00000': run });
  expect(run).not.toHaveBeenCalled();
  expect(modules.requireModule('quiz-00000')).toBe(modules.requireModule('quiz-00000'));
  expect(run).toHaveBeenCalledTimes(1);
});

it('gives modules what they require, whichever way they export', () => {
  modules.openRegistry(bring);
  registry().push({
    'quiz-00000': (module, _, require) => {
      Object.assign(module, {
        exports: { sum: (require('aaaaa').one as number) + (require('bbbbb').two as number) },
      });
    },
    aaaaa: (_, exports) => {
      exports.one = 1;
    },
  });
  registry().push({
    'shared-00000': 0 as never,
    bbbbb: (module) => {
      Object.assign(module, { exports: { two: 2 } });
    },
  });
  expect(modules.requireModule('quiz-00000')).toEqual({ sum: 3 });
  expect(modules.hasArrived('shared-00000')).toBe(true);
});

it('names a module that is missing', () => {
  modules.openRegistry(bring);
  registry().push({ 'quiz-00000': (_, __, require) => void require('aaaaa') });
  expect(() => modules.requireModule('quiz-00000')).toThrow(/\baaaaa\b/);
  registry().push(chunk('aaaaa'));
  expect(modules.requireModule('quiz-00000')).toEqual({});
});

it('passes on what a module throws and takes it for not run', () => {
  modules.openRegistry(bring);
  let isBroken = true;
  registry().push({
    'quiz-00000': (_, exports) => {
      exports.half = true;
      if (isBroken) throw new Error('broken');
      exports.whole = true;
    },
  });
  expect(() => modules.requireModule('quiz-00000')).toThrow('broken');
  isBroken = false;
  expect(modules.requireModule('quiz-00000')).toEqual({ half: true, whole: true });
});

it('brings what a module asks for later', async () => {
  bring.mockImplementation(async () => registry().push(chunk('purify-00000')));
  modules.openRegistry(bring);
  registry().push({
    'quiz-00000': (_, exports, __, load) => {
      exports.later = () => load(['purify-00000.js', 'shared-00000.js'], 'purify-00000');
    },
  });
  const later = modules.requireModule('quiz-00000').later as () => Promise<unknown>;
  expect(bring).not.toHaveBeenCalled();
  await expect(later()).resolves.toEqual({ default: 'purify-00000' });
  expect(bring).toHaveBeenCalledWith(['purify-00000.js', 'shared-00000.js']);
  bring.mockRejectedValue(new Error('Failed to load'));
  await expect(later()).rejects.toThrow('Failed to load');
});
