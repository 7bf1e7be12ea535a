import { closure } from './closure.mjs';
import { contentHash } from './hash.mjs';

/*
 * The styles of features are in their scripts: a request less than a file of its own, and no content security policy has
 * to allow it. Each CSS module is a module of the registry, which adds it to the page when it is first required. So the
 * page has it once, below the styles of all that build on it, whichever of them comes first: a second copy, with a file
 * that comes later, would undo what those change. A page that goes on under a new release may get a changed one again.
 */

/**
 * @typedef {object} Piece
 * @property {string} source the CSS module, from the root
 * @property {string} css
 * @property {string} id in the registry
 */

/**
 * @param {string} source
 * @param {string} css
 * @returns {Piece}
 */
export function pieceOf(source, css) {
  const text = css.trim();
  return { source, css: text, id: contentHash(text) };
}

/** A piece goes into a shared file only if more than this share of the files that need that file use the piece. */
const SHARE = 0.4;

/**
 * Decides which file holds each piece: the one that requires it, or, if many do, the one with the code that uses it, which is
 * there before them.
 * @param {object[]} packs gets `held`, the pieces of its file by id
 * @param {Map<string, object>} modules those of entries have `pieces`
 */
export function placePieces(packs, modules) {
  const homes = new Map();
  const usersOf = new Map();
  const add = (key, user) => usersOf.set(key, (usersOf.get(key) ?? new Set()).add(user));
  const entries = [...modules.values()].filter(({ isEntry }) => isEntry);
  const thereFor = (entry) => new Set([...closure(entry, modules)].map(({ pack }) => pack));
  for (const { inputs, pack } of modules.values())
    for (const input of Object.keys(inputs)) if (input.endsWith('.css')) homes.set(input, pack);
  for (const entry of entries) {
    for (const pack of thereFor(entry)) add(pack, entry.pack);
    for (const { id } of entry.pieces ?? []) add(id, entry.pack);
  }
  for (const pack of packs) pack.held = new Map();
  for (const entry of entries) {
    const there = thereFor(entry);
    for (const { source, id, css } of entry.pieces ?? []) {
      const home = homes.get(source);
      const users = usersOf.get(id).size;
      const isShared = users > 1 && there.has(home) && users > SHARE * usersOf.get(home).size;
      (isShared ? home : entry.pack).held.set(id, css);
    }
  }
}

/**
 * @param {readonly Piece[]} pieces
 * @returns {string} code that requires them in order
 */
export function requirePieces(pieces = []) {
  return pieces.map(({ id }) => `require("${id}");`).join('');
}

/**
 * @param {ReadonlyMap<string, string>} [held] none in a development build
 * @returns {string} the modules of the pieces, for the end of a file's object
 */
export function writePieces(held = new Map()) {
  return [...held].map(([id, css]) => `,\n"${id}":function(){${adopt(css)}}`).join('');
}

function adopt(css) {
  const text = JSON.stringify(css);
  return `const sheet=new CSSStyleSheet;sheet.replaceSync(${text});document.adoptedStyleSheets.push(sheet)`;
}
