import { Options } from '../../ui/forms/react/Options.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import type { Suggestion } from './api/suggestions.ts';
import styles from './Suggestions.module.css';
import { SUGGESTIONS, suggestionsText } from './texts.ts';

interface SuggestionsProps {
  /** The list's id. */
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** The index of the active suggestion; -1 for none. */
  readonly active: number;
  readonly onChoose: (position: number) => void;
}

/** The suggestions, and their number for screen readers. */
export function Suggestions({ id, suggestions, active, onChoose }: SuggestionsProps) {
  const options = suggestions.map(({ url, title, label }) => ({ key: url, text: title, detail: label }));
  return (
    <>
      <Options
        id={id}
        label={SUGGESTIONS}
        options={options}
        active={active}
        isShown={options.length > 0}
        onChoose={onChoose}
        className={styles.list}
      />
      <Hidden role="status">{options.length > 0 ? suggestionsText(options.length) : ''}</Hidden>
    </>
  );
}
