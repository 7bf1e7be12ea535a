import type { ListItems } from './find-items.ts';
import type { ChoiceOptions } from './served-choice.ts';

/** The criteria that narrow a list, and their texts. */
export interface NarrowOptions extends ListItems {
  /** A search box. `read` returns the text of an item that is searched, by default all its words. */
  readonly search?: { readonly label: string; readonly read?: (item: HTMLElement) => string };
  readonly choices?: readonly ChoiceOptions[];
  /**
   * Keeps the first choice in the fragment. An unknown fragment shows all (`'all'`) or changes nothing (`'ignored'`);
   * by default the choice is not in the address.
   */
  readonly unknownFragment?: 'all' | 'ignored';
  /** Whether an item belongs to the list at all, such as a vacancy that is still open; the others are always hidden. */
  readonly isListed?: (item: HTMLElement) => boolean;
  /** Whether no item is shown before something is chosen. */
  readonly startsEmpty?: boolean;
  /** Whether items are counted from the start, not only after the visitor has narrowed the list. */
  readonly countsAtOnce?: boolean;
  /**
   * Returns the text with the number of shown items; the text for 0 is also that of an empty list. Without this
   * function nothing is announced.
   */
  readonly countText?: (count: number) => string;
  /** Whether the controls that the server did not send are drawn; by default they are. */
  readonly hasBar?: () => boolean;
  /** Called at the start and after each change, with the items that are shown. */
  readonly onNarrowed?: (shown: readonly HTMLElement[], state: NarrowState) => void;
}

/** The criteria by which a list is narrowed at present. */
export interface NarrowState {
  /** Whether there is any criterion: a text or a choice. */
  readonly isNarrowed: boolean;
  /** The values of the first choice. */
  readonly chosen: readonly string[];
}
