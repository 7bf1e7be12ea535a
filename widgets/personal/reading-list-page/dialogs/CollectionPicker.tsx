import { useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import {
  FILTER_COLLECTIONS,
  NEW_COLLECTION,
  NO_COLLECTIONS,
  NONE_MATCHES,
} from '../../../../core/domain/favourites/texts.ts';
import { useContentLanguage } from '../../../../core/runtime/feature/content-language.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { Button } from '../../../../core/ui/button/Button.tsx';
import { Checkbox } from '../../../../core/ui/forms/react/Checkbox.tsx';
import { Field } from '../../../../core/ui/forms/react/Field.tsx';
import { Skeleton } from '../../../../core/ui/skeleton/Skeleton.tsx';
import { personalStore } from '../../../../core/user/personal/personal-store.ts';
import { collections } from '../collections.ts';
import { matching } from '../matching.ts';
import { useGrowing } from '../use-growing.ts';
import styles from './dialogs.module.css';

/** Number of collections from which on they can be searched. */
const MANY = 12;

/** The collections that the reader has ticked or unticked so far, by name. */
export type Ticks = StoreApi<ReadonlyMap<string, boolean>>;

interface CollectionPickerProps {
  readonly page: Page;
  readonly articleId: number;
  readonly headline: string;
  readonly ticks: Ticks;
  readonly onNew: () => void;
}

/** Every collection as a checkbox, ticked when the article is in it [collection-modals-14]. */
export function CollectionPicker({ page, articleId, headline, ticks, onNew }: CollectionPickerProps) {
  const { state, data } = useStore(personalStore(page, collections));
  const ticked = useStore(ticks);
  const [filter, setFilter] = useState('');
  const found = matching(data, filter);
  const { count, sentinel } = useGrowing(found.length, filter);
  return (
    <>
      <p className={styles.headline} dir="auto" lang={useContentLanguage()}>
        {headline}
      </p>
      {data.length >= MANY && (
        <Field
          type="search"
          label={FILTER_COLLECTIONS}
          value={filter}
          autoComplete="off"
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      {state === 'loading' && data.length === 0 && <Skeleton lines={3} />}
      {found.length === 0 && state !== 'loading' && (
        <p className={styles.none}>{data.length === 0 ? NO_COLLECTIONS : NONE_MATCHES}</p>
      )}
      <ul className={styles.list}>
        {found.slice(0, count).map(({ name, articles }) => (
          <li key={name} className={styles.item}>
            <Checkbox
              label={<bdi>{name}</bdi>}
              checked={ticked.get(name) ?? articles.includes(articleId)}
              onChange={({ target }) =>
                ticks.setState(new Map(ticks.getState()).set(name, target.checked), true)
              }
            />
          </li>
        ))}
        {count < found.length && <li ref={sentinel} className={styles.more} />}
      </ul>
      <Button onClick={onNew}>{NEW_COLLECTION}</Button>
    </>
  );
}
