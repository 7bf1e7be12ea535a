import { readFragment, withFragment } from '../../../core/platform/history/fragment.ts';
import { pushAddress, replaceAddress } from '../../../core/platform/history/write-address.ts';
import { isSamePath, type Path } from './steps.ts';

/** The part of an entry's state that belongs to decision trees. */
interface TreeState {
  /** The path of each tree on the page, by the id of its first step. */
  readonly nmtTree?: Readonly<Record<string, unknown>>;
  /** If an answer led to the entry: the tree, identified by its first step, and the path after the answer. */
  readonly nmtAnswer?: { readonly tree: string; readonly path: Path };
}

/** The entries of the browser's history for one tree of possibly several on the page. */
export interface TreeEntries {
  /** The tree's path in the current entry; undefined if the tree has not used the entry yet. */
  storedPath(): unknown;
  /** Whether an answer of this tree led to the current entry, so that the previous entry has the previous step. */
  isAnswer(path: Path): boolean;
  /** Adds an entry whose address contains the id of the path's last step. */
  push(path: Path, isAnswer: boolean): void;
  /** Stores a path in the current entry; with an id, its address contains that step's id. */
  replace(path: Path, id?: string, isAnswer?: boolean): void;
}

/** @param tree the id of its first step */
export function createTreeEntries(tree: string): TreeEntries {
  const write = (to: typeof pushAddress, path: Path, id?: string, isAnswer = false) => {
    const { nmtTree, nmtAnswer, ...kept } = readState();
    const isKept = to === replaceAddress && id === undefined && !isAnswer;
    const answer = isAnswer ? { tree, path } : isKept && nmtAnswer;
    const state = { ...kept, nmtTree: { ...nmtTree, [tree]: path }, ...(answer && { nmtAnswer: answer }) };
    // If the browser refuses too many entries, the step is shown without its address.
    to(id === undefined ? new URL(location.href) : withFragment(`#${encodeURIComponent(id)}`), state);
  };
  return {
    storedPath: () => readState().nmtTree?.[tree],
    isAnswer(path) {
      const { nmtAnswer } = readState();
      return nmtAnswer?.tree === tree && isSamePath(nmtAnswer.path, path) && isNamed(path);
    },
    push: (path, isAnswer) => write(pushAddress, path, path.at(-1), isAnswer),
    replace: (path, id, isAnswer) => write(replaceAddress, path, id, isAnswer),
  };
}

/**
 * Whether the address contains the id of the path's step: other scripts may copy an entry's state to one of their own.
 */
function isNamed(path: Path): boolean {
  return readFragment() === path.at(-1);
}

function readState(): TreeState {
  const state: unknown = history.state;
  return state instanceof Object ? (state as TreeState) : {};
}
