import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTextFiles } from '../../../../../build/texts/find-text-files.ts';
import { textParameters } from '../../../../../build/texts/parameters.ts';
import { parseFile } from '../../../../../build/texts/parse.ts';
import { textCatalogue, textPrefix } from '../../../../../build/texts/text-catalogue.ts';
import type { SiteFile } from '../../../../../core/runtime/site/site-file.ts';
import { siteText } from '../../../../../core/runtime/site/site-text.ts';

type Text = (...given: readonly unknown[]) => string;

const root = process.cwd();
const files = new Map(findTextFiles(root).map((file) => [textPrefix(file), file]));

/**
 * Reads a file of integrations/languages.
 * @param language such as `en`
 */
export function readLanguage(language: string): SiteFile {
  return JSON.parse(readFileSync(join(root, `integrations/languages/${language}.json`), 'utf8'));
}

/**
 * Loads a function that returns a text, as the site build exports it.
 * @param key of the catalogue
 */
export async function loadText(key: string): Promise<Text> {
  const at = key.lastIndexOf('.');
  const name = key.slice(at + 1);
  const file = files.get(key.slice(0, at)) ?? '';
  const own: Record<string, Text> = await import(join(root, file));
  return siteText(key, own[name] as Text, textParameters(parseFile(root, file))[name]);
}

/**
 * Lists the functions whose text in a language depends on their values.
 * @param file of the language
 * @returns their keys
 */
export async function listDependent(file: SiteFile): Promise<string[]> {
  const catalogue: Readonly<Record<string, { readonly parameters?: unknown }>> = await textCatalogue(root);
  return Object.entries(file.texts)
    .filter(([key, message]) => catalogue[key]?.parameters && /, (plural|select),/.test(message))
    .map(([key]) => key);
}
