import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { readQuery, withQuery } from '../../../core/platform/history/query.ts';
import { replaceAddressAfterPaint } from '../../../core/platform/history/write-address.ts';
import { Combobox } from '../../../core/ui/forms/react/Combobox.tsx';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { Served } from '../../../core/ui/served/Served.tsx';
import styles from './ChildNames.module.css';
import { NameCounts } from './NameCounts.tsx';
import type { ChildNames } from './read-names.ts';
import { findName, searchNames } from './search-names.ts';
import { FOUND, foundText, NONE, SEARCH } from './texts.ts';

/** The query parameter with the selected name [special-kindernamen-2]. */
const PARAMETER = 'naam';

/** Maximum number of suggestions: thousands of names contain two given letters, and few of them are read. */
const MAX_OPTIONS = 50;

const nameInAddress = () => readQuery([PARAMETER]).get(PARAMETER)?.[0] ?? '';

interface ChildNameSearchProps {
  readonly served: ChildNames & {
    /** The server's content: the top list. */
    readonly nodes: readonly Node[];
  };
}

/** The search, the counts of the selected name, and the server's top list. */
export function ChildNameSearch({ served: { names, years, nodes } }: ChildNameSearchProps) {
  const [text, setText] = useState(nameInAddress);
  /** The selected or requested name, as a text: it may be in no list. */
  const [asked, setAsked] = useState(nameInAddress);
  useEffect(() => {
    const restore = () => {
      setText(nameInAddress());
      setAsked(nameInAddress());
    };
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, []);

  const choose = (name: string) => {
    const found = findName(names, name);
    setText(found?.name ?? name);
    setAsked(found?.name ?? name);
    if (found) replaceAddressAfterPaint(() => withQuery(new Map([[PARAMETER, [found.name]]])));
  };
  const wanted = useDeferredValue(text);
  const found = useMemo(() => searchNames(names, wanted), [names, wanted]);
  const options = useMemo(() => (found ?? []).slice(0, MAX_OPTIONS).map(({ name }) => name), [found]);
  const chosen = asked.trim() === '' ? undefined : findName(names, asked);
  const isUnknown = found?.length === 0 || (text === asked && asked.trim() !== '' && !chosen);
  return (
    <>
      <div className={styles.root}>
        <search className={styles.search}>
          <Combobox
            label={SEARCH}
            listLabel={FOUND}
            value={text}
            options={options}
            onInput={setText}
            onChoose={choose}
          />
        </search>
        <p role="status" className={styles.status}>
          {isUnknown ? (
            <span>{NONE}</span>
          ) : (
            found && wanted !== asked && <Hidden>{foundText(found.length)}</Hidden>
          )}
        </p>
        {chosen && <NameCounts name={chosen} years={years} />}
      </div>
      {/* Outside the root, whose font would change the height of the server's list. */}
      <Served nodes={nodes} />
    </>
  );
}
