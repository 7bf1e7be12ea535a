import { useId, useState } from 'react';
import { hrefOf } from '../../../core/platform/history/href-of.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { useServed } from '../../../core/ui/served/use-served.ts';
import styles from './ContentsList.module.css';
import { TITLE } from './texts.ts';

export interface ContentsListProps {
  readonly hook: HTMLElement;
  /** The title that the server sent; null if there is none. */
  readonly title: Element | null;
  /** The headings of the article, each with a number that it keeps as long as the list is shown. */
  readonly entries: readonly { readonly key: number; readonly id: string; readonly text: string }[];
  /** The id of the heading of the current section. */
  readonly current: string | undefined;
}

/** The headings of an article as links [table-of-contents-2]. The hook gets the role and the name of a navigation. */
export function ContentsList({ hook, title, entries, current }: ContentsListProps) {
  const ownId = useId();
  const language = useContentLanguage();
  // Whether the server's markup already has the role.
  const [isNamed] = useState(() => hook.matches('nav, [role], [aria-label], [aria-labelledby]'));
  const [titleId] = useState(title?.id);
  useServed(title, titleId ? {} : { attributes: { id: ownId } });
  useServed(hook, {
    classes: { [styles.root]: true },
    ...(!isNamed && { attributes: { role: 'navigation', 'aria-labelledby': titleId || ownId } }),
  });
  return (
    <>
      {!title && (
        <h2 id={ownId} className={styles.title}>
          {TITLE}
        </h2>
      )}
      <ol className={styles.list} lang={language}>
        {entries.map(({ key, id, text }) => (
          <li key={key}>
            <a href={hrefOf(id)} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
