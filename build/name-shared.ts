import { basename, dirname } from 'node:path';
import type { Module } from './module.ts';

/** Names that mean nothing without their folder. */
const GENERIC = /^(index|texts|types|state|store|style|view|data|core|src|lib)$/;

/** Names by which the files of other things are known. */
const TAKEN = /^(react|loader|head|core|features|caretaker|rare|base|integrity)$/;

/** Words by which content blockers recognise trackers, banners and buttons of social media: no file may lose by its name. */
const BLOCKED =
  /consent|cookie|track|analytics|beacon|count|banner|social|share|adver|\bads?\b|pixel|paywall|gdpr|metric/i;

/**
 * Names what several features share after its largest source, so that stacks and waterfalls say something:
 * `core/ui/dialog/Dialog.tsx` gives `dialog`. Sources with names that content blockers look for, or by which other files are
 * known, are passed over. A source is in one file only; if two have the same name, the hash in the file's name tells them apart.
 * @returns lower case, words joined by hyphens
 */
export function nameShared(modules: readonly Pick<Module, 'inputs'>[]): string {
  const inputs = modules
    .flatMap((module) => Object.entries(module.inputs))
    .sort(([one, a], [other, b]) => b.bytesInOutput - a.bytesInOutput || (one < other ? -1 : 1));
  const [named] = inputs
    .map(([path]) => nameOf(path))
    .filter((name) => !BLOCKED.test(name) && !TAKEN.test(shortName(name)));
  return named ?? 'module';
}

/** The length of a short name in characters. */
const MAX_LENGTH = 8;

/** The first words of a name, at least one: the loader has the names of most shared files, in every page's bytes. */
export function shortName(name: string): string {
  const words = name.split('-');
  while (words.length > 1 && words.join('-').length > MAX_LENGTH) words.pop();
  return words.join('-');
}

function nameOf(path: string): string {
  const name = basename(path).replace(/(\.module)?\.\w+(\?.*)?$/, '');
  const folder = basename(dirname(path));
  return kebab(GENERIC.test(name) ? `${folder}-${name}` : name);
}

function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
