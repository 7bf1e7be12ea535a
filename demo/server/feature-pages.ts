import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Markup, trusted } from './html.ts';
import { readKeptText } from './kept-files.ts';

/** One file of `demo/features`: HTML as a CMS would send it, with a section for each state of the feature. */
export interface FeaturePage {
  /** File name without `.html`. */
  readonly name: string;
  readonly title: string;
  /** The `data-*` attributes of the file's `<body>`, by name without `data-`. */
  readonly body: Record<string, string>;
  readonly content: Markup;
  /**
   * The page's settings in `script#site-config` in addition to the paper's, from
   * `<script type="application/json" data-site-config>`.
   */
  readonly siteConfig: Readonly<Record<string, unknown>>;
  /**
   * Third-party scripts that are included before the loader: addresses of `<script data-before-loader>` in its head.
   */
  readonly beforeLoader: readonly string[];
}

/** All pages, by name. They are read for every request, so that an edit is visible after a reload. */
export function listFeaturePages(folder: string): FeaturePage[] {
  return htmlFiles(folder).map((file) => read(folder, file));
}

/** One page by its name; undefined if there is none. */
export function findFeaturePage(folder: string, name: string): FeaturePage | undefined {
  const file = `${name}.html`;
  return htmlFiles(folder).includes(file) ? read(folder, file) : undefined;
}

function read(folder: string, file: string): FeaturePage {
  return parseFeaturePage(file.slice(0, -5), readKeptText(join(folder, file)));
}

function htmlFiles(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith('.html')).sort();
}

/**
 * Reads the parts of a file that differ from the paper's layout: its title, the attributes of its `<body>` and its
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
  const [, config = '{}'] =
    /<script type="application\/json" data-site-config>([\s\S]*?)<\/script>/.exec(text) ?? [];
  const beforeLoader = [...text.matchAll(/<script data-before-loader src="([^"]+)">/g)].map(
    ([, address = '']) => address,
  );
  // Keep the comments for the linter (docs/lint-page.md).
  const bare = inner
    .replace(/<!doctype[^>]*>|<title>[^<]*<\/title>|<!--(?! \[html-validate-)[\s\S]*?-->/gi, '')
    .trim();
  return {
    name,
    title: heading?.[1]?.trim() || name,
    body,
    content: trusted(repeatItems(bare)),
    siteConfig: JSON.parse(config),
    beforeLoader,
  };
}

/** Expands `<template data-repeat="1-500">` into one line for each number, which replaces `{n}`. */
function repeatItems(html: string): string {
  return html.replace(
    /<template data-repeat="(\d+)-(\d+)">(.*?)<\/template>/gs,
    (_, first: string, last: string, item: string) =>
      Array.from({ length: +last - +first + 1 }, (_, index) =>
        item.replaceAll('{n}', String(+first + index)),
      ).join('\n'),
  );
}

/** The sections of the workbench by file name, read for every request. */
export function readSections(folder: string): Markup[] {
  return htmlFiles(folder).map((file) => trusted(readKeptText(join(folder, file))));
}
