import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Paper } from './paper.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Adds a script to a page of the newspaper that uses services of `core/` like a feature: for services that no feature
 * of the page uses yet.
 * @param paper the newspaper, before a page is opened
 * @param source TypeScript; imports begin with `./core/`
 * @param markup inserted at the beginning of `main`
 */
export async function addProbe(paper: Paper, source: string, markup = ''): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
  });
  await paper.page.route('**/static/probe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' }),
  );
  await paper.edit((html) =>
    html
      .replace('</head>', '<script defer src="/static/probe.js"></script></head>')
      .replace(/<main[^>]*>/, `$&${markup}`),
  );
}
