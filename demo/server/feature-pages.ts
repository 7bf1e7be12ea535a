import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Markup, trusted } from './html.ts';

/** One file of `demo/features`: HTML as a CMS would send it, with a section for each state of the feature. */
export interface FeaturePage {
  /** File name without `.html`. */
  readonly name: string;
  readonly title: string;
  /** The `data-*` attributes of the file's `<body>`, by name without `data-`. */
  readonly body: Record<string, string>;
  readonly content: Markup;
}

/** All pages, by name. They are read for every request, so that an edit shows on reload. */
export async function listFeaturePages(folder: string): Promise<FeaturePage[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    names.map(async (file) =>
      parseFeaturePage(file.slice(0, -5), await readFile(join(folder, file), 'utf8')),
    ),
  );
}

/**
 * Reads the parts of a file that differ from the paper's shell: its title, the attributes of its `<body>` and its
 * content. A file without `<body>` is all content.
 * @param name file name without `.html`
 * @param text the file
 */
export function parseFeaturePage(name: string, text: string): FeaturePage {
  const [, attributes = '', inner = text] = /<body([^>]*)>([\s\S]*?)<\/body>/i.exec(text) ?? [];
  const heading = /<title>([^<]*)<\/title>/i.exec(text) ?? /<h1[^>]*>([^<]*)<\/h1>/i.exec(text);
  const body = Object.fromEntries(
    [...attributes.matchAll(/data-([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const bare = inner.replace(/<!doctype[^>]*>|<title>[^<]*<\/title>|<!--[\s\S]*?-->/gi, '').trim();
  return { name, title: heading?.[1]?.trim() || name, body, content: trusted(bare) };
}

/** The sections of the workbench by file name, read for every request. */
export async function readSections(folder: string): Promise<Markup[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(files.map(async (file) => trusted(await readFile(join(folder, file), 'utf8'))));
}
