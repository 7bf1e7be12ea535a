import { Field } from '../../../core/ui/forms/react/Field.tsx';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import type { LetterLink } from './letters.ts';
import styles from './TopicsFilter.module.css';
import { countText, LETTERS, NONE, SEARCH } from './texts.ts';

interface TopicsFilterProps {
  /** The hook, which contains the list. */
  readonly hook: Element;
  /** The typed text; undefined if the server sent the search box. */
  readonly text: string | undefined;
  readonly onInput: (text: string) => void;
  /** The letters; empty if the server sent them. */
  readonly letters: readonly LetterLink[];
  /** Number of matching topics; undefined while all of them are shown. */
  readonly count: number | undefined;
}

/** The controls that find a topic in the server's list, above it, and the number of matches, below it. */
export function TopicsFilter({ hook, text, onInput, letters, count }: TopicsFilterProps) {
  const isNone = count === 0;
  return (
    <>
      {text !== undefined && (
        <search className={styles.search}>
          <Field
            className={styles.field}
            label={SEARCH}
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => onInput(target.value)}
          />
        </search>
      )}
      {letters.length > 0 && (
        <nav className={styles.letters} aria-label={LETTERS}>
          <ul className={styles.list}>
            {letters.map(({ initial, href }) => (
              <li key={initial} className={styles.item}>
                <a className={styles.letter} href={href} aria-disabled={href === undefined || undefined}>
                  {initial}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Beside element={hook} at="beforeend">
        <p className={isNone ? styles.none : styles.spoken} role="status">
          {isNone ? NONE : count === undefined ? '' : countText(count)}
        </p>
      </Beside>
    </>
  );
}
