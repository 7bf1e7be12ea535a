import { create } from '../../platform/dom/create.ts';
import { hrefOf } from '../../platform/history/href-of.ts';
import styles from './ChapterMenu.module.css';
import type { Chapter } from './chapter.ts';

/** What leads to the parts: links to their ids, or buttons that scroll. */
export type Controls = 'links' | 'buttons';

/** The navigation of a long page. */
interface MenuView {
  readonly nav: HTMLElement;
  /** The chapter whose entry contains a node; undefined outside of all. */
  chapterAt(target: EventTarget | null): Chapter | undefined;
  /** Marks the entry of a section, and shows it where the entries scroll; undefined marks none. */
  mark(section: Element | undefined): void;
}

/**
 * Draws the navigation; see `addChapterMenu`.
 * @param chapters in document order
 * @param controls what leads to them
 * @param label the navigation's name for screen readers
 */
export function drawMenu(chapters: readonly Chapter[], controls: Controls, label: string): MenuView {
  const nav = create('nav', { class: styles.root, 'aria-label': label });
  const list = create('ol');
  list.className = styles.list;
  const entries = chapters.map((chapter) => (controls === 'links' ? linkTo(chapter) : buttonTo(chapter)));
  for (const entry of entries) {
    const item = create('li', {}, entry);
    list.append(item);
  }
  nav.append(list);
  return {
    nav,
    chapterAt: (target) =>
      chapters[entries.findIndex((entry) => target instanceof Node && entry.contains(target))],
    mark(current) {
      const index = chapters.findIndex(({ section }) => section !== undefined && section === current);
      for (const [at, entry] of entries.entries()) {
        if (at === index) entry.setAttribute('aria-current', controls === 'links' ? 'location' : 'true');
        else entry.removeAttribute('aria-current');
      }
      const entry = entries[index];
      if (entry) list.scrollTo?.({ left: entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2 });
    },
  };
}

function linkTo({ label, section }: Chapter): HTMLElement {
  const link = create('a', { href: hrefOf(section?.id ?? '') }, label);
  return link;
}

function buttonTo({ label, section }: Chapter): HTMLElement {
  const button = create('button');
  button.type = 'button';
  button.disabled = section === undefined;
  button.textContent = label;
  return button;
}
