import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * The files that contain the language and the locale, and an order of names for which the topics would load another
 * file.
 */
const HOMES = ['core/runtime/config/locale.ts', 'core/runtime/site/language.ts'];

it('names the language and the locale in one place each, so that a site changes all of them', () => {
  const found = ['core', 'widgets'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          /'(nl(-NL)?|Europe\/Amsterdam)'/.test(readFileSync(join(ROOT, file), 'utf8')),
      ),
  );
  expect(found.sort()).toEqual(HOMES);
});
