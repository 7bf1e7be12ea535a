import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeProduct } from '../../../build/build.ts';
import { FileCache } from '../../../build/file-cache.ts';
import { entry } from './product.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
});

const make = vi.fn(async () => ({ code: 'made' }));
afterEach(() => make.mockClear());

const open = (tools = 'abc') => new FileCache('product', folder, tools);

it('begins with what the build before it made', async () => {
  const first = open();
  expect(await first.reproducible('key', make)).toEqual({ code: 'made' });
  first.save();
  expect(await open().reproducible('key', make)).toEqual({ code: 'made' });
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes everything anew for other tools, and keeps one file for each name', async () => {
  const builds = [open('abc'), open('def'), new FileCache('demo', folder, 'abc')];
  for (const cache of builds) {
    await cache.reproducible('key', make);
    cache.save();
  }
  expect(make).toHaveBeenCalledTimes(3);
  expect(readdirSync(folder).sort()).toEqual(['demo-abc.json', 'product-def.json']);
});

it('forgets what a build did not ask for', async () => {
  for (const keys of [['one', 'two'], ['two'], ['one', 'two']]) {
    const cache = open();
    for (const key of keys) await cache.reproducible(key, make);
    cache.save();
  }
  expect(make).toHaveBeenCalledTimes(3);
});

it('builds without it if the file is damaged', async () => {
  writeFileSync(join(folder, 'product-abc.json'), '{"a":');
  const cache = open();
  expect(await cache.reproducible('key', make)).toEqual({ code: 'made' });
  cache.save();
  expect(Object.values(JSON.parse(readFileSync(join(folder, 'product-abc.json'), 'utf8')))).toEqual([
    { code: 'made' },
  ]);
});

it('gives the same bytes as a build without it', async () => {
  const root = join(import.meta.dirname, `../../../.cache/cached-${process.pid}`);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    write('manifest.json', JSON.stringify({ bell: entry('bell') }));
    write('widgets/test/bell/bell.ts', 'export const text = "first";');
    const files = async () => {
      const cache = open();
      const { files } = await makeProduct({
        root,
        manifestFile: join(root, 'manifest.json'),
        mode: 'production',
        cache,
      });
      cache.save();
      return [...files];
    };
    const first = await files();
    expect(await files()).toEqual(first);
    write('widgets/test/bell/bell.ts', 'export const text = "second";');
    const texts = (await files()).filter(([file]) => file.endsWith('.js')).map(([, text]) => text);
    expect(texts.join()).toContain('second');
  } finally {
    rmSync(root, { recursive: true });
  }
});
