import { useEffect, useRef, useState } from 'react';
import { replaceAddressAfterPaint } from '../../../core/platform/history/write-address.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { Served } from '../../../core/ui/served/Served.tsx';
import { Comparison } from './Comparison.tsx';
import { choiceAddress, readChoice } from './choice-address.ts';
import styles from './PartyComparison.module.css';
import { PartyFields } from './PartyFields.tsx';
import type { PositionsTable } from './read-table.ts';
import { CLEAR, chosenText } from './texts.ts';

interface PartyComparisonProps {
  readonly served: PositionsTable & {
    /** The server's content, with the whole table. */
    readonly nodes: readonly Node[];
  };
}

/** The selection of parties, and below it their positions; without a selection the server's whole table. */
export function PartyComparison({ served: { parties, themes, nodes } }: PartyComparisonProps) {
  const slugs = parties.map(({ slug }) => slug);
  const [chosen, setChosen] = useState(() => readChoice(slugs));
  const choose = (wanted: readonly string[]) => {
    setChosen(wanted);
    replaceAddressAfterPaint(() => choiceAddress(wanted));
  };
  const known = slugs.join();
  useEffect(() => {
    const restore = () => setChosen(readChoice(known.split(',')));
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, [known]);

  const choice = useRef<HTMLDivElement>(null);
  const clear = () => {
    choose([]);
    // The button has been removed.
    choice.current?.querySelector('select')?.focus();
  };
  const compared = chosen.flatMap((slug) => parties.find((party) => party.slug === slug) ?? []);
  return (
    <div className={styles.root}>
      <div className={styles.choice} ref={choice}>
        <PartyFields parties={parties} chosen={chosen} onChange={choose} />
        {chosen.length > 0 && (
          <Button look="outlined" onClick={clear}>
            {CLEAR}
          </Button>
        )}
      </div>
      <Hidden role="status">{chosenText(compared.map(({ name }) => name))}</Hidden>
      {compared.length > 0 && <Comparison parties={compared} themes={themes} />}
      <Served nodes={nodes} hidden={compared.length > 0} className={styles.served} />
    </div>
  );
}
