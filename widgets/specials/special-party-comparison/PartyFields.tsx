import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import styles from './PartyComparison.module.css';
import type { Party } from './read-table.ts';
import { CHOOSE, partyText } from './texts.ts';

interface PartyFieldsProps {
  readonly parties: readonly Party[];
  /** The slugs of the selected parties. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/**
 * A select for each selected party, and one for the next. The arrow keys only change the party of one select, and never
 * add several in passing.
 */
export function PartyFields({ parties, chosen, onChange }: PartyFieldsProps) {
  const language = useContentLanguage();
  const fields = chosen.length < parties.length ? [...chosen, ''] : chosen;
  const change = (index: number, slug: string) =>
    onChange([...chosen.slice(0, index), slug, ...chosen.slice(index + 1)].filter(Boolean));
  return fields.map((current, index) => (
    <select
      // A field is a column: it keeps the focus while its party changes.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={index}
      className={styles.field}
      aria-label={current === '' ? CHOOSE : partyText(index + 1)}
      value={current}
      onChange={({ target }) => change(index, target.value)}
    >
      <option value="">{CHOOSE}</option>
      {parties
        .filter(({ slug }) => slug === current || !chosen.includes(slug))
        .map(({ slug, name }) => (
          <option key={slug} value={slug} lang={language}>
            {name}
          </option>
        ))}
    </select>
  ));
}
