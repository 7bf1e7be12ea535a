import { create } from '../../../core/platform/dom/create.ts';
import { replaceContent } from '../../../core/platform/dom/replace-content.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { sortItems } from '../../../core/ui/filtering/sort-items.ts';
import { comparisonOf } from './compare-cells.ts';
import styles from './special-cookies-list.module.css';

/**
 * Turns the headings of a table's columns into buttons that sort its rows: ascending on the first press, descending on
 * the second [special-cookies-list-1]. Each heading has `aria-sort`.
 * @param headings the column headings, in order
 * @param rows returns the table's rows at each press
 * @param signal restores headings and order
 */
export function sortColumns(
  headings: readonly HTMLElement[],
  rows: () => readonly HTMLElement[],
  signal: AbortSignal,
): void {
  for (const [column, heading] of headings.entries()) {
    const button = heading.querySelector('button') ?? createButton(heading, signal);
    setAttributes(heading, { 'aria-sort': heading.getAttribute('aria-sort') ?? 'none' }, signal);
    button.addEventListener(
      'click',
      () => {
        const isUp = heading.getAttribute('aria-sort') !== 'ascending';
        for (const other of headings) setAttributes(other, { 'aria-sort': 'none' }, signal);
        setAttributes(heading, { 'aria-sort': isUp ? 'ascending' : 'descending' }, signal);
        const direction = isUp ? 1 : -1;
        const texts = new Map(rows().map((row) => [row, cellText(row, column)]));
        const compare = comparisonOf([...texts.values()]);
        const textOf = (row: HTMLElement) => texts.get(row) ?? '';
        sortItems([...texts.keys()], (one, other) => direction * compare(textOf(one), textOf(other)), signal);
      },
      { signal },
    );
  }
}

/** The text of a row's cell. */
export function cellText(row: HTMLElement, column: number): string {
  return row.children[column]?.textContent?.trim() ?? '';
}

function createButton(heading: HTMLElement, signal: AbortSignal): HTMLButtonElement {
  const button = create('button');
  button.type = 'button';
  button.className = styles.sort;
  const served = [...heading.childNodes];
  replaceContent(heading, [button], signal);
  button.append(...served);
  return button;
}
