/** A feature for the loader: one row of the routing table that the build adds. */
export interface Route {
  readonly name: string;
  /** Selector of its hooks; empty if they name the feature, as `data-widget` or `data-special`. */
  readonly hook: string;
  readonly load: StrategyLetter;
  /** The strategy's detail: a root margin for `visible`, an event's name for `event`. */
  readonly detail: string;
  /** Whether it waits for interaction on devices that save data or memory. */
  readonly optional: boolean;
  readonly when: When;
  /** Its scripts: its own first, then all that it imports. */
  readonly scripts: readonly string[];
  /** Its style's file, or empty. */
  readonly style: string;
}

/** The strategies by letter: now, idle, visible, interaction (it acts), event. */
export type StrategyLetter = 'n' | 'i' | 'v' | 'a' | 'e';

/** Conditions on the page; all that are given must hold. */
export interface When {
  readonly pageTypes?: readonly string[];
  readonly articleTypes?: readonly string[];
  readonly appView?: boolean;
  /** Markers in the fragment: `photo` fits `#photo` and `#photo=1`. */
  readonly hash?: readonly string[];
  /** Markers in the query: `from=random` fits `?a=1&from=random`. */
  readonly query?: readonly string[];
  readonly loggedIn?: boolean;
  /** For editors only: `editorTools` in `script#site-config` [loader-7]. */
  readonly editorTools?: boolean;
  /** A key of `script#site-config` without which the feature has nothing to do. */
  readonly config?: string;
}

/**
 * Routes as the build writes them: a column per property, because equal things side by side compress best. The
 * counterpart is build/routes.ts.
 */
export interface RouteColumns {
  /** Names, separated by spaces. */
  readonly names: string;
  /** Content hashes of the files that one feature has for itself, five characters each. */
  readonly hashes: string;
  /** The files that several features share, with their hashes; the empty one is among them. */
  readonly groups: readonly string[];
  /** Per feature the index of its file's name in `groups`, as a character from `0` on; 0 is a file of its own. */
  readonly grouped: string;
  /** A letter per feature: the strategy's first letter, capital where the feature is optional. */
  readonly loads: string;
  /** The different details of strategies, the empty one among them. */
  readonly details: readonly string[];
  /** Per feature the index of its detail in `details`, as a character from `0` on. */
  readonly detailed: string;
  /** A digit per feature: 1 if it has a style; none for those after the last one that has. */
  readonly styles: string;
  /** The different selectors of hooks that do not name their feature, the empty one among them. */
  readonly hooks: readonly string[];
  /** Per feature the index of its selector in `hooks`, as a character from `0` on. */
  readonly hooked: string;
  /** The different conditions. */
  readonly whens: readonly When[];
  /** Per feature the index of its condition in `whens`, as a character from `0` on. */
  readonly conditions: string;
  /** Shared chunks, separated by spaces. */
  readonly shared: string;
  /** Per feature the shared chunks that it imports, separated by spaces: a word of their indexes, as characters from `0` on. */
  readonly sets: string;
}

/** The table that the build puts into the loader: the common features, and the files of the rare ones. */
export interface RoutingTable extends RouteColumns {
  /** Script with the columns of the features that few pages have; empty if there are none. */
  readonly rare: string;
  /** File that holds every file's integrity. */
  readonly integrity: string;
  /** The caretaker's files, its own first. */
  readonly caretaker: readonly string[];
  /** The build's name, the same on all files of a release. */
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
