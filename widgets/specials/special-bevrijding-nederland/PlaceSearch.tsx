import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../core/ui/button/Button.tsx';
import { findPlaces, type Place } from './places.ts';
import styles from './special-bevrijding-nederland.module.css';
import { NOT_FOUND, placeText, SEARCH, SUBMIT } from './texts.ts';

/** Milliseconds without typing after which the search shows its result. */
const REST = 300;

interface PlaceSearchProps {
  /** Called at each search. */
  readonly readPlaces: () => readonly Place[];
}

/** The search for a town; its result is announced politely. */
export function PlaceSearch({ readPlaces }: PlaceSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [result, setResult] = useState('');
  useEffect(() => () => clearTimeout(rest.current), []);

  const search = () => setResult(resultText(readPlaces(), field.current?.value ?? ''));
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element with a look of its own
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {SEARCH}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="search"
          autoComplete="off"
          onInput={() => {
            clearTimeout(rest.current);
            rest.current = setTimeout(search, REST);
          }}
        />
        <Button type="submit">{SUBMIT}</Button>
      </div>
      <p className={styles.result} role="status">
        {result}
      </p>
    </form>
  );
}

function resultText(places: readonly Place[], wanted: string): string {
  const lines = findPlaces(places, wanted).map(({ name, date }) => placeText(name, date));
  return lines.length > 0 || wanted.trim() === '' ? lines.join('; ') : NOT_FOUND;
}
