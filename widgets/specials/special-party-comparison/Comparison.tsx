import { useMemo } from 'react';
import { copyNodes } from '../../../core/platform/dom/copy-nodes.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Served } from '../../../core/ui/served/Served.tsx';
import styles from './PartyComparison.module.css';
import type { Party, Theme } from './read-table.ts';
import { COMPARISON, NO_POSITION, THEME } from './texts.ts';

interface ComparisonProps {
  readonly parties: readonly Party[];
  readonly themes: readonly Theme[];
}

/** The positions of a few parties, with a column for each; a theme is a line above its positions, which saves width. */
export function Comparison({ parties, themes }: ComparisonProps) {
  const language = useContentLanguage();
  return (
    // The keyboard must be able to scroll it, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs a tab stop
    <section className={styles.scroller} aria-label={COMPARISON} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{COMPARISON}</caption>
        <thead>
          <tr>
            {parties.map(({ slug, name }) => (
              <th key={slug} scope="col" lang={language}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {themes.map(({ name, positions }) => (
          <tbody key={name}>
            <tr>
              <th colSpan={parties.length} scope="rowgroup" className={styles.theme}>
                <span className={styles.stuck} lang={name ? language : undefined}>
                  {name || THEME}
                </span>
              </th>
            </tr>
            <tr>
              {parties.map(({ slug }) => (
                <td key={slug}>
                  <Position cell={positions.get(slug)} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** A copy of the contents of the server's cell, which may include links. */
function Position({ cell }: { readonly cell: Element | undefined }) {
  const nodes = useMemo(() => [...copyNodes(cell?.childNodes ?? []).childNodes], [cell]);
  if (!cell?.textContent?.trim()) return <span className={styles.none}>{NO_POSITION}</span>;
  return <Served nodes={nodes} className={styles.position} />;
}
