import { create } from '../../../core/platform/dom/create.ts';
import { setText } from '../../../core/platform/dom/set-text.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import styles from './puzzle-overview.module.css';
import { PLAY, PLAY_ON, SUBSCRIBERS } from './texts.ts';

/** Text of a template that a puzzle is for subscribers only, as opposed to one for everybody. */
const SUBSCRIBERS_ONLY =
  '[data-subscribers-only]:not([data-subscribers-only~="false"], [data-subscribers-only~="0"])';

/** The labels of a puzzle in the overview. */
export interface PuzzleLabels {
  /** The path of the puzzle's page; undefined if there is no link. */
  readonly path: string | undefined;
  showBegun(isBegun: boolean): void;
  showForSubscribers(isShown: boolean): void;
}

/**
 * Creates the labels of a puzzle: 'Speel' in its link, or as the text of the server's own label, and 'Voor abonnees'.
 * @param item the puzzle
 * @param signal restores the server's content
 */
export function createLabels(item: HTMLElement, signal: AbortSignal): PuzzleLabels {
  const links = [...item.querySelectorAll('a')];
  if (item instanceof HTMLAnchorElement) links.push(item);
  const play = findLabel(item) ?? insertLabel(links[0] ?? item, styles.play, signal);
  const isForSubscribers = item.matches(SUBSCRIBERS_ONLY) || item.querySelector(SUBSCRIBERS_ONLY) !== null;
  const note = isForSubscribers ? insertLabel(item, styles.subscribers, signal) : undefined;
  return {
    path: links[0]?.pathname,
    showBegun(isBegun) {
      setText(play, isBegun ? PLAY_ON : PLAY, signal);
    },
    showForSubscribers(isShown) {
      if (note) note.textContent = isShown ? SUBSCRIBERS : '';
    },
  };
}

/** The server's own label: the innermost element with its text. */
function findLabel(item: HTMLElement): HTMLElement | undefined {
  return [...item.querySelectorAll<HTMLElement>('*')].find(
    ({ childElementCount, textContent }) =>
      childElementCount === 0 && [PLAY, PLAY_ON].includes(textContent?.trim() ?? ''),
  );
}

function insertLabel(place: HTMLElement, name: string, signal: AbortSignal): HTMLElement {
  const label = create('span', { class: name, lang: textLanguage(place) });
  insert(place, 'beforeend', label, signal);
  return label;
}
