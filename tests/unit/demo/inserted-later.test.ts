import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'demo/features';

const templates = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.html'))
  .flatMap((file) => {
    const html = readFileSync(join(FOLDER, file), 'utf8');
    return [...html.matchAll(/<template\b[^>]*>(.*?)<\/template>/gs)].map(([, content = '']) => ({
      file,
      content,
    }));
  });

it('brings no hook with a script later, whose copied text Trusted Types report', () => {
  expect(templates.length).toBeGreaterThan(40);
  expect(templates.filter(({ content }) => /<script\b/i.test(content)).map(({ file }) => file)).toEqual([]);
});
