import { contentOf } from '../../platform/dom/content-of.ts';
import { create } from '../../platform/dom/create.ts';
import { setAttributes } from '../../platform/dom/undo.ts';
import { createRow } from './row.ts';
import { createSliderButtons } from './slider-buttons.ts';
import styles from './TitledRow.module.css';
import { BACK, FORWARD, positionText } from './texts.ts';

/** What a titled row shows. */
interface TitledRow {
  readonly title: string;
  /** Sets the title's size by `--title-size`, and the space below it by `--title-gap`. */
  readonly className: string;
  /** The look of the list. */
  readonly listClassName: string;
  /** Whether the items wrap to further lines, so that nothing scrolls sideways. */
  readonly wraps: boolean;
  /** List items. */
  readonly items: readonly HTMLElement[];
}

let rows = 0;

/**
 * Shows `TitledRow` without React: a section whose items scroll sideways if they do not fit, with buttons beside its
 * title.
 * @param hook gets it in place of what the server sent
 * @param row see {@link TitledRow}
 * @param signal puts the server's content back
 */
export function showTitledRow(hook: HTMLElement, row: TitledRow, signal: AbortSignal): void {
  const { title, className, listClassName, wraps, items } = row;
  const id = `nmt-row-${++rows}`;
  const heading = create('h2', { class: styles.heading, id: `${id}-title` }, title);
  const list = create('ul', { class: listClassName, id, 'data-slider-track': !wraps }, ...items);
  const buttons = createSliderButtons({ back: BACK, forward: FORWARD }, (direction) =>
    scrolling.step(direction),
  );
  for (const button of [buttons.back, buttons.forward]) button.setAttribute('aria-controls', id);
  buttons.element.classList.add(styles.drawn);
  const head = create('div', { class: styles.head }, heading, buttons.element);
  contentOf(hook, signal)(create('section', { class: className, 'aria-labelledby': heading.id }, head, list));
  const scrolling = createRow(list, {
    signal,
    onChange(state) {
      const isWhole = state.atStart && state.atEnd;
      buttons.show(isWhole ? undefined : state);
      const scrolls = { 'aria-labelledby': heading.id, tabindex: '0' };
      setAttributes(list, isWhole ? { 'aria-labelledby': null, tabindex: null } : scrolls, signal);
    },
    onRest: (state) => buttons.announce(positionText(state)),
  });
}
