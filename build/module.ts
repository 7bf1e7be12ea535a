import type { Piece } from './style-pieces.ts';

/** A module that the bundler made, on its way into a file of the product. */
export interface Module {
  /** The bundler's file. */
  readonly name: string;
  /** The feature that begins here, or `caretaker`. */
  readonly feature?: string | undefined;
  /** The group with which the feature shares a file. */
  readonly group?: string | undefined;
  /** Page types that are sent the feature's files. */
  readonly preload?: readonly string[] | undefined;
  /** The source that a feature or a dynamic import names. */
  readonly entryPoint?: string | undefined;
  readonly isEntry: boolean;
  /** Names of the modules that it imports at once, and of those that it imports later. */
  readonly statics: readonly string[];
  readonly dynamics: readonly string[];
  /** Its sources, with their bytes of minified code. */
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
  /** The name of the style that the bundler would make of it, in a development build. */
  style?: string | undefined;
  /** Whether it has a part in the style of its group, in a development build. */
  isStyled?: boolean;
  /** The styles that it requires, in a production build. */
  pieces?: readonly Piece[];
  /** The file that it goes into; see {@link packOf}. */
  pack?: Pack;
  /** Its name in the registry; see {@link idOf}. */
  id?: string;
  /** Its code in the registry; see {@link codeOf}. */
  registered?: Registered;
}

/** The body of a function of the registry. */
export interface Registered {
  readonly code: string;
  readonly map: object;
}

/** Modules that share a file. */
export interface Pack {
  /** What the file's name begins with. */
  title: string;
  /** The first one is the entry if the file is an entry's own. */
  modules: readonly Module[];
  /** Whether it belongs to one entry, with what only that needs: the entry has the file's name as its id. */
  readonly isOwn: boolean;
  /** Whether it holds the features of a group. */
  readonly isGroup: boolean;
  /** Whether its modules are all needed as soon as one is: those of React. */
  readonly isOneProgram?: boolean;
  /** The text of a group's style, in a development build. */
  style?: string;
  /** The pieces of style in the file by their ids, in a production build. */
  held?: Map<string, string>;
  /** The file's name without its ending; see {@link stemOf}. */
  stem?: string;
}

/** The file that a module goes into, once `packModules` has decided. */
export function packOf({ name, pack }: Module): Pack {
  return known(pack, `the file of ${name}`);
}

/** A module's name in the registry, once its file is named. */
export function idOf({ name, id }: Module): string {
  return known(id, `the id of ${name}`);
}

/** A module's code in the registry, once it is converted. */
export function codeOf({ name, registered }: Module): Registered {
  return known(registered, `the code of ${name}`);
}

/** A file's name without its ending, once all its modules are converted. */
export function stemOf({ title, stem }: Pack): string {
  return known(stem, `the name of ${title}`);
}

/** @throws {Error} in a step of the build that comes too early */
function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The build does not yet know ${what}.`);
  return value;
}
