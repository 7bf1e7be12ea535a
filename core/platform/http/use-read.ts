import { useEffect, useState } from 'react';
import { isAborted } from './http-error.ts';

/** The state of a read. */
export type ReadState<Answer> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly answer: Answer }
  | { readonly status: 'error'; readonly error: unknown };

const PENDING = { status: 'pending' } as const;

/**
 * Reads data once for a component with `sharedRead`, and again when the key changes. Unmounting aborts the wait.
 * @param read a read made by `sharedRead`, outside of the component
 * @param key the read's key; undefined makes no call and stays `pending`
 */
export function useRead<Key, Answer>(
  read: (key: Key, signal?: AbortSignal) => Promise<Answer>,
  key: Key | undefined,
): ReadState<Answer> {
  const name = JSON.stringify(key);
  const [known, setKnown] = useState<{
    readonly name: string | undefined;
    readonly state: ReadState<Answer>;
  }>();
  useEffect(() => {
    if (name === undefined) return;
    const controller = new AbortController();
    const update = (state: ReadState<Answer>) => {
      if (!controller.signal.aborted) setKnown({ name, state });
    };
    read(JSON.parse(name) as Key, controller.signal).then(
      (answer) => update({ status: 'success', answer }),
      (error: unknown) => {
        if (!isAborted(error)) update({ status: 'error', error });
      },
    );
    return () => controller.abort();
  }, [read, name]);
  // The state of another key must not be shown for this one.
  return known && known.name === name ? known.state : PENDING;
}
