import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { hrefOf } from '../../platform/history/href-of.ts';
import { isPlainClick } from '../../platform/navigation/is-plain-click.ts';
import { stickBelowHeader } from '../sticky/stick-below-header.ts';
import styles from './ChapterMenu.module.css';
import type { Chapter } from './chapter.ts';
import { type Controls, observeChapters } from './observe-chapters.ts';

interface ChapterMenuProps {
  /** The name of the navigation, for screen readers. */
  readonly label: string;
  /** The language of the chapters' labels, if they are texts of the page. */
  readonly lang?: string | undefined;
  /** The chapters in document order; those of links have ids. */
  readonly chapters: readonly Chapter[];
  /**
   * `links` lead to the sections' ids, with a history entry for each click; the fragment is updated on scroll without
   * an entry. `buttons` only scroll.
   */
  readonly controls: Controls;
}

/**
 * The navigation of a long page, for a widget at {@link menuPlace}. It stays in view, marks the part that is being read
 * with `aria-current`, and leads to each part, which is then below all sticky elements, with the focus on its heading.
 */
export function ChapterMenu({ label, lang, chapters, controls }: ChapterMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const goTo = useRef<(section: HTMLElement) => void>(undefined);
  const [current, setCurrent] = useState<HTMLElement>();
  const index = chapters.findIndex(({ section }) => section !== undefined && section === current);

  useLayoutEffect(() => {
    const life = new AbortController();
    const sections = chapters.flatMap(({ section }) => section ?? []);
    goTo.current = observeChapters(sections, { controls, onCurrent: setCurrent, signal: life.signal });
    if (nav.current) stickBelowHeader(nav.current, life.signal);
    return () => life.abort();
  }, [chapters, controls]);

  // Scrolls the current entry into view if the entries scroll.
  useLayoutEffect(() => {
    const entry = list.current?.children[index];
    if (!list.current || !(entry instanceof HTMLElement)) return;
    list.current.scrollTo?.({ left: entry.offsetLeft - (list.current.clientWidth - entry.offsetWidth) / 2 });
  }, [index]);

  return (
    <nav ref={nav} className={styles.root} aria-label={label}>
      <ol ref={list} className={styles.list}>
        {chapters.map((chapter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the chapters stay as they are
          <li key={at} lang={chapter.isOwnLabel ? undefined : lang}>
            <Entry
              chapter={chapter}
              controls={controls}
              isCurrent={at === index}
              onPress={(section) => goTo.current?.(section)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface EntryProps extends Pick<ChapterMenuProps, 'controls'> {
  readonly chapter: Chapter;
  readonly isCurrent: boolean;
  readonly onPress: (section: HTMLElement) => void;
}

function Entry({ chapter: { label, section }, controls, isCurrent, onPress }: EntryProps) {
  const press = ({ nativeEvent }: MouseEvent) => {
    if (section && isPlainClick(nativeEvent)) onPress(section);
  };
  return controls === 'links' ? (
    <a href={hrefOf(section?.id ?? '')} aria-current={isCurrent ? 'location' : undefined} onClick={press}>
      {label}
    </a>
  ) : (
    <button
      type="button"
      disabled={section === undefined}
      aria-current={isCurrent || undefined}
      onClick={press}
    >
      {label}
    </button>
  );
}
