import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Operation } from '../../../platform/history/modal-hash.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { openDialog } from '../../../ui/dialog/open-dialog.tsx';
import type { Elements } from '../../../ui/elements.ts';
import styles from './ChangeDialog.module.css';
import { WENT_WRONG } from './texts.ts';

/** The state of a dialog with a change, as shown. */
export interface ChangeState {
  /** The error message of the name field. */
  readonly message?: string | undefined;
  /** Whether the change is being sent, so that no button can be used. */
  readonly isBusy: boolean;
  /** Whether the last attempt failed [collection-modals-15]. */
  readonly hasFailed: boolean;
}

/** The state of one dialog. */
export type ChangeStore = StoreApi<ChangeState>;

/** A dialog that closes when its change is made, and stays open with an alert when it fails [collection-modals-15]. */
interface ChangeDialog<Answer> {
  readonly title: string;
  readonly operation: Operation;
  /** Whether an earlier attempt has failed. */
  readonly hasFailed?: boolean | undefined;
  readonly signal: AbortSignal;
  /**
   * Called on submit.
   * @returns a message for the name field; or the answer, once the change is made; undefined if it failed
   */
  readonly submit: (fields: FormData) => { readonly message: string } | Promise<Answer | undefined>;
  readonly content: (state: ChangeStore, answer: (value: Answer) => void) => Elements;
  /** @param run makes a change and returns the answer, as on submit */
  readonly footer: (state: ChangeStore, run: (change: () => Promise<Answer | undefined>) => void) => Elements;
}

/**
 * Opens such a dialog.
 * @returns the answer, or `'cancelled'` as from `openDialog`
 */
export function openChangeDialog<Answer>(options: ChangeDialog<Answer>): Promise<Answer | 'cancelled'> {
  const { title, operation, signal, hasFailed = false, submit, content, footer } = options;
  const store = createStore<ChangeState>(() => ({ isBusy: false, hasFailed }));
  let close = (_: Answer) => {};

  const run = async (change: () => Promise<Answer | undefined>) => {
    if (store.getState().isBusy) return;
    store.setState({ isBusy: true, hasFailed: false, message: undefined });
    const answer = await change();
    store.setState({ isBusy: false, hasFailed: answer === undefined });
    if (answer !== undefined) close(answer);
  };

  return openDialog<Answer>({
    title,
    operation,
    signal,
    onSubmit(fields) {
      if (store.getState().isBusy) return undefined;
      const result = submit(fields);
      if ('message' in result) store.setState({ message: result.message, hasFailed: false });
      else void run(() => result);
      return undefined;
    },
    render(answer) {
      close = answer;
      return (
        <>
          {content(store, answer)}
          <Failure state={store} />
        </>
      );
    },
    footer: () => footer(store, (change) => void run(change)),
  });
}

function Failure({ state }: { readonly state: ChangeStore }) {
  const hasFailed = useStore(state, (known) => known.hasFailed);
  return (
    <p role="alert" className={styles.failure}>
      {hasFailed && WENT_WRONG}
    </p>
  );
}

/** A button of such a dialog, busy while the change is being sent. */
export function ChangeButton({
  state,
  look,
  submits,
  onClick,
  children,
}: {
  readonly state: ChangeStore;
  readonly look: 'primary' | 'quiet';
  readonly submits?: boolean;
  readonly onClick?: () => void;
  readonly children: string;
}) {
  const isBusy = useStore(state, (known) => known.isBusy);
  return (
    <Button look={look} type={submits ? 'submit' : 'button'} busy={isBusy} onClick={() => onClick?.()}>
      {children}
    </Button>
  );
}
