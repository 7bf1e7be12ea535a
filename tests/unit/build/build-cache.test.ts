import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildProduct, makeProduct } from '../../../build/build.ts';
import { BuildCache, WatchCache } from '../../../build/build-cache.ts';
import { logged } from '../support/logged.ts';
import { entry } from './product.ts';

let root: string;
let cache: WatchCache;

beforeEach(() => {
  const parent = join(import.meta.dirname, '../../../.cache');
  mkdirSync(parent, { recursive: true });
  root = mkdtempSync(join(parent, 'development-'));
  cache = new WatchCache();
  write('manifest.json', JSON.stringify({ bell: entry('bell'), drum: entry('drum') }));
  write('widgets/test/bell/bell.ts', feature('first'));
  write('widgets/test/drum/drum.ts', feature('steady'));
});

afterEach(async () => {
  await cache.dispose();
  rmSync(root, { recursive: true });
});

const feature = (text: string) => `export const text = ${JSON.stringify(text)};`;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const develop = () =>
  buildProduct({
    root,
    manifestFile: join(root, 'manifest.json'),
    outDir: join(root, 'dist'),
    mode: 'development',
    cache,
  }) as Promise<{ release: string; features: Record<string, { script: string }> }>;

const script = (built: { features: Record<string, { script: string }> }, name: string) =>
  readFileSync(join(root, 'dist', built.features[name]?.script ?? ''), 'utf8');

describe('a development build', () => {
  it('shows a change under the same name, in another release, and touches no other file', async () => {
    const before = await develop();
    const drum = join(root, 'dist', before.features.drum?.script ?? '');
    const written = statSync(drum).mtimeMs;
    write('widgets/test/bell/bell.ts', feature('second'));
    const after = await develop();
    expect(after.features.bell).toEqual(before.features.bell);
    expect(after.release).not.toBe(before.release);
    expect(script(after, 'bell')).toContain('second');
    expect(statSync(drum).mtimeMs).toBe(written);
  });

  it('continues after a mistake', async () => {
    await develop();
    write('widgets/test/bell/bell.ts', 'export const = 1;');
    await expect(develop()).rejects.toThrow(/bell\.ts/);
    write('widgets/test/bell/bell.ts', feature('repaired'));
    expect(script(await develop(), 'bell')).toContain('repaired');
  });

  it('takes a feature in and out as the manifest does', async () => {
    write('widgets/test/horn/horn.ts', feature('loud'));
    await develop();
    logged('warn', 'widgets/test/horn/horn.ts has no entry');
    write('manifest.json', JSON.stringify({ bell: entry('bell'), drum: entry('drum'), horn: entry('horn') }));
    expect(script(await develop(), 'horn')).toContain('loud');
    write('manifest.json', JSON.stringify({ bell: entry('bell') }));
    rmSync(join(root, 'widgets/test/horn'), { recursive: true });
    rmSync(join(root, 'widgets/test/drum'), { recursive: true });
    await develop();
    expect(readdirSync(join(root, 'dist')).filter((file) => /^(horn|drum)-/.test(file))).toEqual([]);
  });
});

describe('a build beside another', () => {
  it('makes nothing anew that the other one has made, and the same files', async () => {
    let made = 0;
    class CountingCache extends BuildCache {
      override once<Value>(key: string, make: () => Value): Value {
        return super.once(key, () => {
          made += 1;
          return make();
        });
      }
    }
    const manifestFile = join(root, 'manifest.json');
    const options = { root, manifestFile, mode: 'development' as const, cache: new CountingCache() };
    const first = await makeProduct(options);
    const needed = made;
    const second = await makeProduct(options);
    expect(needed).toBeGreaterThan(0);
    expect(made).toBe(needed);
    expect([...second.files]).toEqual([...first.files]);
  });
});
