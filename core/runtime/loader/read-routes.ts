/** A feature for the loader: one row of the routing table that the build inserts. */
export interface Route {
  readonly name: string;
  /** The selector of its hooks; empty if they name the feature, as `data-widget` or `data-special`. */
  readonly hook: string;
  readonly load: StrategyLetter;
  /** The strategy's detail: a root margin for `visible`, an event's name for `event`. */
  readonly detail: string;
  /** Whether it waits for interaction on devices that save data or memory. */
  readonly optional: boolean;
  readonly when: When;
  /** Its scripts: its own first, then all those that it imports. */
  readonly scripts: readonly string[];
  /** The file of its style; may be empty. */
  readonly style: string;
}

/** The strategies by letter: now, idle, visible, interaction (`a` for action), event. */
export type StrategyLetter = 'n' | 'i' | 'v' | 'a' | 'e';

/** Conditions on the page, all of which must hold. */
export interface When {
  readonly pageTypes?: readonly string[];
  readonly articleTypes?: readonly string[];
  readonly appView?: boolean;
  /** Markers in the fragment: `photo` matches `#photo` and `#photo=1`. */
  readonly hash?: readonly string[];
  /** Markers in the query: `from=random` matches `?a=1&from=random`. */
  readonly query?: readonly string[];
  readonly loggedIn?: boolean;
  /** Whether it is for editors only: `editorTools` in `script#site-config` [loader-7]. */
  readonly editorTools?: boolean;
  /** A key of `script#site-config` without which the feature has nothing to do. */
  readonly config?: string;
}

/**
 * Routes as the build writes them: one column for each property, because similar values next to each other compress
 * best. The counterpart is build/routes.ts.
 */
export interface RouteColumns {
  /** Names, separated by spaces. */
  readonly names: string;
  /** Content hashes of files that belong to one feature, five characters each. */
  readonly hashes: string;
  /** The files that several features share, with their hashes; including an empty entry. */
  readonly groups: readonly string[];
  /** Per feature the index of its file's name in `groups`, as a character from `0` on; 0 is a file of its own. */
  readonly grouped: string;
  /** One letter per feature: the strategy's first letter, a capital if the feature is optional. */
  readonly loads: string;
  /** The distinct details of strategies, including an empty one. */
  readonly details: readonly string[];
  /** Per feature the index of its detail in `details`, as a character from `0` on. */
  readonly detailed: string;
  /** One digit per feature: 1 if it has a style; trailing zeros are left out. */
  readonly styles: string;
  /** The distinct selectors of hooks that do not name their feature, including an empty one. */
  readonly hooks: readonly string[];
  /** Per feature the index of its selector in `hooks`, as a character from `0` on. */
  readonly hooked: string;
  /** The distinct conditions. */
  readonly whens: readonly When[];
  /** Per feature the index of its condition in `whens`, as a character from `0` on. */
  readonly conditions: string;
  /** Shared chunks, separated by spaces. */
  readonly shared: string;
  /**
   * Per feature the shared chunks that it imports, separated by spaces: a word of their indexes, as characters from `0`
   * on.
   */
  readonly sets: string;
}

/** The table that the build puts into the loader: the common features, and the files of the rare ones. */
export interface RoutingTable extends RouteColumns {
  /** The script with the columns of the features that few pages have; empty if there are none. */
  readonly rare: string;
  /** The file with the integrity of all files. */
  readonly integrity: string;
  /** The caretaker's files, its own first. */
  readonly caretaker: readonly string[];
  /** The release id of the build, the same in all files of a release. */
  readonly release: string;
}

const HASH_LENGTH = 5;

/** Parses routes from their columns. */
export function readRoutes(table: RouteColumns): Route[] {
  const at = (word: string, index: number) => word.charCodeAt(index) - 48;
  const shared = table.shared.split(' ');
  const sets = table.sets.split(' ');
  let hashed = 0;
  return table.names.split(' ').map((name, index): Route => {
    const file =
      table.groups[at(table.grouped, index)] ||
      `${name}-${table.hashes.substr(HASH_LENGTH * hashed++, HASH_LENGTH)}`;
    const letter = table.loads.charAt(index);
    const set = sets[index] as string;
    return {
      name,
      hook: table.hooks[at(table.hooked, index)] as string,
      load: letter.toLowerCase() as StrategyLetter,
      detail: table.details[at(table.detailed, index)] as string,
      optional: letter < 'a',
      when: table.whens[at(table.conditions, index)] as When,
      scripts: [file, ...[...set].map((_, place) => shared[at(set, place)])].map((name) => `${name}.js`),
      style: table.styles.charAt(index) > '0' ? `${file}.css` : '',
    };
  });
}
