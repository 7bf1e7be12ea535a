import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FILTER_COLLECTIONS } from '../../../core/domain/favourites/texts.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { Field } from '../../../core/ui/forms/react/Field.tsx';
import { AddCollection } from './AddCollection.tsx';
import type { Collection } from './collection.ts';
import { Mark } from './Mark.tsx';
import { matching } from './matching.ts';
import styles from './ReadingListPage.module.css';
import { ALL, COLLECTIONS } from './texts.ts';
import { useColours } from './use-colours.ts';
import { useGrowing } from './use-growing.ts';

/** Number of collections from which on they can be searched. */
const MANY = 12;

interface CollectionNavProps {
  readonly page: Page;
  readonly tags: readonly Collection[];
  /** The name of the selected collection; undefined for all articles. */
  readonly chosen: string | undefined;
  readonly onChoose: (name: string | undefined) => void;
}

/** The collections to select, and a button to add one. */
export function CollectionNav({ page, tags, chosen, onChoose }: CollectionNavProps) {
  const [filter, setFilter] = useState('');
  const found = matching(tags, filter);
  const { count, sentinel } = useGrowing(found.length, filter);
  const rendered = found.filter(({ name }, at) => at < count || name === chosen);
  useColours(page, rendered);
  const list = useShown(chosen, rendered);

  return (
    <nav className={styles.nav} aria-label={COLLECTIONS}>
      <h2 className={styles.navTitle}>{COLLECTIONS}</h2>
      {tags.length >= MANY && (
        <Field
          type="search"
          label={FILTER_COLLECTIONS}
          value={filter}
          autoComplete="off"
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      <ul ref={list} className={styles.choices}>
        <li>
          <Choice isChosen={chosen === undefined} onChoose={() => onChoose(undefined)}>
            {ALL}
          </Choice>
        </li>
        {rendered.map(({ name, colours }) => (
          <li key={name}>
            <Choice isChosen={chosen === name} onChoose={() => onChoose(name)}>
              <Mark colours={colours} />
              <bdi>{name}</bdi>
            </Choice>
          </li>
        ))}
        {count < found.length && <li ref={sentinel} className={styles.sentinel} />}
      </ul>
      <AddCollection page={page} names={tags.map(({ name }) => name)} onAdded={onChoose} />
    </nav>
  );
}

/**
 * Scrolls to a collection once it is chosen, such as one that was just added: the list has a height of its own.
 * @returns the ref of the list
 */
function useShown(
  chosen: string | undefined,
  rendered: readonly Collection[],
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(chosen);
  const isRendered = chosen === undefined || rendered.some(({ name }) => name === chosen);
  useEffect(() => {
    if (!isRendered || shown.current === chosen) return;
    shown.current = chosen;
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, isRendered]);
  return list;
}

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
