import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { withQuery } from '../../../core/platform/history/query.ts';
import { replaceAddressAfterPaint } from '../../../core/platform/history/write-address.ts';
import { useRead } from '../../../core/platform/http/use-read.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { pageValue } from '../../../core/runtime/page/page-value.ts';
import { LoadFailure } from '../../../core/ui/settings/LoadFailure.tsx';
import { Skeleton } from '../../../core/ui/skeleton/Skeleton.tsx';
import { Filters } from './Filters.tsx';
import { NO_FILTER, queryOf } from './filter-address.ts';
import styles from './HonoursSearch.module.css';
import { honoursRead } from './honours-read.ts';
import { Results } from './Results.tsx';
import { type HonoursFilter, type HonoursIndex, isFiltered } from './search-honours.ts';
import { FAILED, LOADING, RETRY } from './texts.ts';
import { useFilter } from './use-filter.ts';

interface HonoursSearchProps {
  readonly source: string;
  readonly firstRows?: string | undefined;
  readonly format: 'json' | 'jsonp';
  readonly context: Context;
}

const readOf = pageValue(honoursRead);

/** The filters, and below them the honours that match. The results are updated while the visitor types. */
export function HonoursSearch({ source, firstRows, format, context }: HonoursSearchProps) {
  const [attempt, setAttempt] = useState(0);
  const read = useMemo(() => readOf(context.page), [context.page]);
  const [filter, change] = useFilter();
  const [needsAll, setNeedsAll] = useState(firstRows === undefined);
  if (!needsAll && isFiltered(filter)) setNeedsAll(true);
  const start = useRead(
    read,
    firstRows === undefined ? undefined : { address: firstRows, format, isStart: true },
  );
  const whole = useRead(
    read,
    needsAll || start.status === 'error' ? { address: source, format, attempt } : undefined,
  );
  const isStart = start.status === 'success' && whole.status === 'pending' && !isFiltered(filter);
  const list = isStart ? start : whole;
  const index = list.status === 'success' ? list.answer : undefined;
  const known = index ?? (start.status === 'success' ? start.answer : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    replaceAddressAfterPaint(() => withQuery(queryOf(filter)));
  };
  return (
    <div className={styles.root}>
      <Filters
        filter={filter}
        years={known?.years ?? []}
        onChange={change}
        onSubmit={submit}
        onClear={() => change(NO_FILTER)}
      />
      <div className={styles.box} aria-busy={list.status === 'pending'}>
        {list.status === 'pending' && (
          <>
            <p className={styles.message}>{LOADING}</p>
            <Skeleton lines={6} label={LOADING} />
          </>
        )}
        {list.status === 'error' && (
          <LoadFailure text={FAILED} retry={RETRY} onRetry={() => setAttempt(attempt + 1)} />
        )}
        {index && <Found index={index} filter={filter} onMore={() => setNeedsAll(true)} />}
      </div>
    </div>
  );
}

interface FoundProps {
  readonly index: HonoursIndex;
  readonly filter: HonoursFilter;
  readonly onMore: () => void;
}

/** Keystrokes have priority over rendering: the list may lag behind the fields. */
function Found({ index, filter, onMore }: FoundProps) {
  const wanted = useDeferredValue(filter);
  const result = useMemo(() => index.search(wanted), [index, wanted]);
  return <Results result={result} filter={wanted} onMore={onMore} />;
}
