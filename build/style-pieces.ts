import { closure } from './closure.ts';
import { contentHash } from './hash.ts';
import { type Module, type Pack, packOf } from './module.ts';
import { mustGet } from './must-get.ts';

/*
 * The styles of features are in their scripts: this saves a request, and no content security policy has to allow a
 * style file. Each CSS module is a module of the registry, which adds it to the page when it is first required. So the
 * page has it once, before the styles of all modules that compose it, whichever of them loads first: a second copy in a
 * later file would undo their changes. A page that stays open across a release may get a changed version as well.
 */

/** The style of a CSS module. */
export interface Piece {
  /** The path of the CSS module, from the root. */
  readonly source: string;
  readonly css: string;
  /** Its id in the registry. */
  readonly id: string;
}

export function pieceOf(source: string, css: string): Piece {
  const text = css.trim();
  return { source, css: text, id: contentHash(text) };
}

/** A piece goes into a shared file only if more than this share of the files that need that file use the piece. */
const SHARE = 0.4;

/**
 * Decides which file holds each piece: the file that requires it, or, if many do, the file with the code that uses it,
 * which loads before them.
 * @param packs their `held` is set to the pieces of the file by id
 * @param modules those of entries have `pieces`
 */
export function placePieces(packs: readonly Pack[], modules: ReadonlyMap<string, Module>): void {
  const homes = new Map<string, Pack>();
  /** The files that need a file, or a piece, by its id. */
  const usersOf = new Map<Pack | string, Set<Pack>>();
  const add = (key: Pack | string, user: Pack) =>
    usersOf.set(key, (usersOf.get(key) ?? new Set<Pack>()).add(user));
  const countOf = (key: Pack | string) => usersOf.get(key)?.size ?? 0;
  const entries = [...modules.values()].filter(({ isEntry }) => isEntry);
  const thereFor = (entry: Module) => new Set([...closure(entry, modules)].map(packOf));
  for (const module of modules.values())
    for (const input of Object.keys(module.inputs))
      if (input.endsWith('.css')) homes.set(input, packOf(module));
  for (const entry of entries) {
    for (const pack of thereFor(entry)) add(pack, packOf(entry));
    for (const { id } of entry.pieces ?? []) add(id, packOf(entry));
  }
  const held = new Map(packs.map((pack) => [pack, new Map<string, string>()]));
  for (const [pack, pieces] of held) pack.held = pieces;
  for (const entry of entries) {
    const there = thereFor(entry);
    for (const { source, id, css } of entry.pieces ?? []) {
      const home = homes.get(source);
      const users = countOf(id);
      const isShared = home && users > 1 && there.has(home) && users > SHARE * countOf(home);
      mustGet(held, isShared ? home : packOf(entry)).set(id, css);
    }
  }
}

/** Returns code that requires the pieces in order. */
export function requirePieces(pieces: readonly Piece[] = []): string {
  return pieces.map(({ id }) => `require("${id}");`).join('');
}

/**
 * Returns the code of the pieces' modules, for the end of a file's object.
 * @param held the pieces; undefined in a development build
 */
export function writePieces(held: ReadonlyMap<string, string> = new Map()): string {
  return [...held].map(([id, css]) => `,\n"${id}":function(){${adopt(css)}}`).join('');
}

function adopt(css: string): string {
  const text = JSON.stringify(css);
  return `const sheet=new CSSStyleSheet;sheet.replaceSync(${text});document.adoptedStyleSheets.push(sheet)`;
}
