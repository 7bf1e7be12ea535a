import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { build, type Product } from './product.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Names in third-party code that every build of that code contains. */
const MARKS = {
  'jQuery and its like': /jQuery|\bfn\.jquery\b|\bZepto\b|\bcash-dom\b|\.fn\.init\b/,
  'a video player':
    /\bjwplayer\b|\bvideojs\b|\bvideo\.js\b|\bshaka\b|\bhls\.js\b|Hls\.isSupported|\bdash\.?js\b/i,
  'a tour':
    /\bintroJs\b|\bshepherd-(element|modal)\b|\bdriver\.js\b|\bdriver-popover\b|\btourguide\b|\bhopscotch\b/i,
  // Not the name that the script sets on the page, which core/ui/forms/captcha has to contain.
  'a robot check': /___grecaptcha_cfg|gstatic\.com\/recaptcha|recaptcha\/api\.js|\bhcaptcha\b|\bturnstile\b/i,
};

let product: Product;

beforeAll(async () => {
  product = await build(ROOT, 'product');
});

/** The shipped sources by path. */
const sources = () =>
  ['core', 'widgets'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path): [string, string] => {
        const from = `${folder}/${path.replaceAll('\\', '/')}`;
        return [from, readFileSync(join(ROOT, from), 'utf8')];
      }),
  );

it.each(Object.entries(MARKS))('no built file contains %s [page-runtime-6]', (_, mark) => {
  const built = [...product.files].filter(([file]) => file.endsWith('.js'));
  expect(built.length).toBeGreaterThan(Object.keys(product.published.features).length);
  expect(built.filter(([, text]) => mark.test(text)).map(([file]) => file)).toEqual([]);
});

/** The sources that contain a pattern. */
const holding = (pattern: RegExp) =>
  sources()
    .filter(([, source]) => pattern.test(source))
    .map(([path]) => path);

it('only the script loader, and the loader for the own chunks, make script elements [loader-6, page-runtime-6]', () => {
  expect(holding(/createElement\(\s*(?:['"`]script|isScript)/)).toEqual([
    'core/platform/scripts/insert-script.ts',
    'core/runtime/loader/files.ts',
  ]);
  expect(holding(/\bsetScriptAddress\(/)).toEqual([
    'core/platform/html/trusted.ts',
    'core/platform/scripts/insert-script.ts',
  ]);
  expect(holding(/importScripts\(|document\.write|\beval\(|new Function\(/)).toEqual([]);
});

it('no source imports code from another address [loader-6, page-runtime-6]', () => {
  expect(holding(/(?:from|import)\s*\(?\s*['"`](?:https?:)?\/\//)).toEqual([]);
});
