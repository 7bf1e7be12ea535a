import type { Piece } from './style-pieces.ts';

/** A module of the bundler's output, before it becomes part of a file of the product. */
export interface Module {
  /** The name of the bundler's file. */
  readonly name: string;
  /** The feature whose entry point it is, or `caretaker`. */
  readonly feature?: string | undefined;
  /** The group with which the feature shares a file. */
  readonly group?: string | undefined;
  /** Page types that are sent the feature's files. */
  readonly preload?: readonly string[] | undefined;
  /** The source that a feature or a dynamic import names. */
  readonly entryPoint?: string | undefined;
  readonly isEntry: boolean;
  /** Names of the modules that it imports statically, and of those that it imports dynamically. */
  readonly statics: readonly string[];
  readonly dynamics: readonly string[];
  /** Its sources, with the size of their minified code in bytes. */
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
  /** The name of the style that the bundler would write for it, in a development build. */
  style?: string | undefined;
  /** Whether it has a part in the style of its group, in a development build. */
  isStyled?: boolean;
  /** The styles that it requires, in a production build. */
  pieces?: readonly Piece[];
  /** The file that contains it; see {@link packOf}. */
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
  /** The start of the file's name. */
  title: string;
  /** The modules in their order. If the file belongs to one entry, that is the first. */
  modules: readonly Module[];
  /**
   * Whether it contains one entry and the modules that only this entry needs: the entry's id is then the file's name.
   */
  readonly isOwn: boolean;
  /** Whether it holds the features of a group. */
  readonly isGroup: boolean;
  /** Whether all its modules are needed as soon as one of them is, such as those of React. */
  readonly isOneProgram?: boolean;
  /** The text of a group's style, in a development build. */
  style?: string;
  /** The pieces of style in the file by their ids, in a production build. */
  held?: Map<string, string>;
  /** The file's name without its extension; see {@link stemOf}. */
  stem?: string;
}

/** Returns the file that contains a module, once `packModules` has decided it. */
export function packOf({ name, pack }: Module): Pack {
  return known(pack, `the file of ${name}`);
}

/** Returns the module's name in the registry, once its file is named. */
export function idOf({ name, id }: Module): string {
  return known(id, `the id of ${name}`);
}

/** Returns the module's code in the registry, once it is converted. */
export function codeOf({ name, registered }: Module): Registered {
  return known(registered, `the code of ${name}`);
}

/** Returns a file's name without its extension, once all its modules are converted. */
export function stemOf({ title, stem }: Pack): string {
  return known(stem, `the name of ${title}`);
}

/** @throws {Error} if called too early in the build */
function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The build does not yet know ${what}.`);
  return value;
}
