import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { withQuery } from '../../../core/platform/history/query.ts';
import { replaceAddress } from '../../../core/platform/history/write-address.ts';
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
import type { HonoursIndex } from './search-honours.ts';
import { FAILED, LOADING, RETRY } from './texts.ts';
import { useFilter } from './use-filter.ts';

interface HonoursSearchProps {
  readonly source: string;
  readonly format: 'json' | 'jsonp';
  readonly context: Context;
}

const readOf = pageValue(honoursRead);

/** The filters, and below them the honours that match. They follow the visitor's typing. */
export function HonoursSearch({ source, format, context }: HonoursSearchProps) {
  const [attempt, setAttempt] = useState(0);
  const read = useMemo(() => readOf(context.page), [context.page]);
  const list = useRead(read, { address: source, format, attempt });
  const [filter, change] = useFilter();
  const index = list.status === 'success' ? list.answer : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    replaceAddress(withQuery(queryOf(filter)));
  };
  return (
    <div className={styles.root}>
      <Filters
        filter={filter}
        years={index?.years ?? []}
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
        {index && <Found index={index} filter={filter} />}
      </div>
    </div>
  );
}

interface FoundProps {
  readonly index: HonoursIndex;
  readonly filter: Parameters<HonoursIndex['search']>[0];
}

/** Keys are handled before the list is drawn: the list may lag behind the fields. */
function Found({ index, filter }: FoundProps) {
  const wanted = useDeferredValue(filter);
  const result = useMemo(() => index.search(wanted), [index, wanted]);
  return <Results result={result} />;
}
