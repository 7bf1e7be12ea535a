// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { LoadModule } from '../../../../../core/runtime/loader/contract.ts';
import type { Chunk, Registry } from '../../../../../core/runtime/loader/modules.ts';

let modules: typeof import('../../../../../core/runtime/loader/modules.ts');
const load = vi.fn<LoadModule>();
const notify = () => {};

const registry = () => window.nmtModules as Registry;

beforeEach(async () => {
  vi.resetModules();
  modules = await import('../../../../../core/runtime/loader/modules.ts');
  window.nmtModules = [];
  load.mockReset();
});

/** A chunk with one module that exports its own name. */
const chunk = (id: string): Chunk => ({
  [id]: (_, exports) => {
    exports.default = id;
  },
});

it('knows the chunks that came before the loader and those that come after', () => {
  window.nmtModules?.push(chunk('early-00000'));
  modules.openRegistry(notify);
  expect(modules.hasArrived('late-00000')).toBe(false);
  registry().push(chunk('late-00000'));
  expect(modules.hasArrived('early-00000')).toBe(true);
  expect(modules.hasArrived('late-00000')).toBe(true);
  expect(modules.requireModule('early-00000', load).default).toBe('early-00000');
  expect(modules.requireModule('late-00000', load).default).toBe('late-00000');
});

it('opens where no chunk came before', () => {
  delete window.nmtModules;
  modules.openRegistry(notify);
  registry().push(chunk('quiz-00000'));
  expect(modules.hasArrived('quiz-00000')).toBe(true);
});

it('runs a module when it is asked for the first time, once', () => {
  const run = vi.fn<() => void>();
  modules.openRegistry(notify);
  registry().push({ 'quiz-00000': run });
  expect(run).not.toHaveBeenCalled();
  expect(modules.requireModule('quiz-00000', load)).toBe(modules.requireModule('quiz-00000', load));
  expect(run).toHaveBeenCalledTimes(1);
});

it('gives modules what they require, whichever way they export', () => {
  modules.openRegistry(notify);
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
  expect(modules.requireModule('quiz-00000', load)).toEqual({ sum: 3 });
  expect(modules.hasArrived('shared-00000')).toBe(true);
});

it('can run a module once what was missing is there', () => {
  modules.openRegistry(notify);
  registry().push({ 'quiz-00000': (_, __, require) => void require('aaaaa') });
  expect(() => modules.requireModule('quiz-00000', load)).toThrow(TypeError);
  registry().push(chunk('aaaaa'));
  expect(modules.requireModule('quiz-00000', load)).toEqual({});
});

it('passes on what a module throws and takes it for not run', () => {
  modules.openRegistry(notify);
  let isBroken = true;
  registry().push({
    'quiz-00000': (_, exports) => {
      exports.half = true;
      if (isBroken) throw new Error('broken');
      exports.whole = true;
    },
  });
  expect(() => modules.requireModule('quiz-00000', load)).toThrow('broken');
  isBroken = false;
  expect(modules.requireModule('quiz-00000', load)).toEqual({ half: true, whole: true });
});

it('gives modules the function that loads what they import later', async () => {
  load.mockResolvedValue({ default: 'purify-00000' });
  modules.openRegistry(notify);
  registry().push({
    'quiz-00000': (_, exports, __, load) => {
      exports.later = () => load(['purify-00000.js', 'shared-00000.js'], 'purify-00000');
    },
  });
  const later = modules.requireModule('quiz-00000', load).later as () => Promise<unknown>;
  expect(load).not.toHaveBeenCalled();
  await expect(later()).resolves.toEqual({ default: 'purify-00000' });
  expect(load).toHaveBeenCalledWith(['purify-00000.js', 'shared-00000.js'], 'purify-00000');
});

it.each([
  ['an element', '<a id="nmtModules"></a>'],
  [
    'a form with a field of a name of ours',
    '<form id="nmtModules"><input name="push"><input name="notify"></form>',
  ],
])('opens where %s stands in for the list of early chunks', (_, markup) => {
  document.body.innerHTML = markup;
  const stray = document.body.firstElementChild as unknown as Registry;
  window.nmtModules = stray;
  modules.openRegistry(notify);
  registry().push(chunk('quiz-00000'));
  expect(modules.hasArrived('quiz-00000')).toBe(true);
});
