import { basename, dirname } from 'node:path';
import type { Module } from './module.ts';

/** File names that mean nothing without their folder. */
const GENERIC = /^(index|texts|types|state|store|style|view|data|core|src|lib)$/;

/** Names that are used for files of other kinds. */
const TAKEN = /^(react|loader|head|core|features|caretaker|rare|base|integrity)$/;

/**
 * Words by which content blockers recognise trackers, banners and social media buttons: a file with such a name would
 * be blocked.
 */
const BLOCKED =
  /consent|cookie|track|analytics|beacon|count|banner|social|share|adver|\bads?\b|pixel|paywall|gdpr|metric/i;

/**
 * Names a file that several features share after its largest source, so that stacks and waterfalls say something:
 * `core/ui/dialog/Dialog.tsx` gives `dialog`. Sources with names that content blockers look for, or that are used for
 * other files, are skipped. A source is in one file only; if two have the same name, the hash in the file's name tells
 * them apart.
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

/**
 * The first words of a name, at least one: the loader contains the names of most shared files, and is part of every
 * page.
 */
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
