import { type ComponentProps, useEffectEvent, useLayoutEffect } from 'react';
import { create } from '../../platform/dom/create.ts';
import type { Operation } from '../../platform/history/modal-hash.ts';
import { type MountedView, mountView } from '../../runtime/feature/mount-view.ts';
import type { Elements } from '../elements.ts';
import { Dialog } from './Dialog.tsx';

/** Options for a dialog that belongs to no hook. */
export interface DialogOptions<Answer> {
  /** The dialog's name, shown in its head. */
  readonly title: string;
  /**
   * Gives the dialog an entry in the history with the hash `#modal={operation}`, so that back closes it. Undefined for
   * a dialog that the visitor did not open, because back must then leave the page.
   */
  readonly operation: Operation | undefined;
  /** Closes the dialog, which then counts as cancelled. */
  readonly signal: AbortSignal;
  /** Milliseconds before it opens; 0 by default. */
  readonly delay?: number;
  /** Milliseconds of the fade, if the specification requires another time than the default. */
  readonly fadeOut?: number;
  /** The id of a heading in the content that names the dialog, instead of its head's title. */
  readonly labelledBy?: string;
  /** The id of a text in the content that describes the dialog. */
  readonly describedBy?: string;
  /** Makes the content a form. @returns the answer on submit; undefined keeps the dialog open */
  readonly onSubmit?: (fields: FormData) => Answer | undefined;
  /** The content. @param answer closes the dialog with an answer */
  readonly render: (answer: (value: Answer) => void) => Elements;
  /** The buttons below the content. @param answer closes the dialog with an answer */
  readonly footer?: (answer: (value: Answer) => void) => Elements;
}

let cancelWaiting = () => {};

/**
 * Opens a dialog that belongs to no hook, and awaits its answer [dialog-2].
 * @param options see {@link DialogOptions}
 * @returns the answer; `'cancelled'` after Escape, a click outside, 'Sluiten', the back button and another dialog, and
 * when the signal aborts. By then the dialog is closed and the focus restored.
 * @throws (as a rejection) the error of the content's rendering
 */
export function openDialog<Answer>(options: DialogOptions<Answer>): Promise<Answer | 'cancelled'> {
  const { signal, delay = 0, title, operation, fadeOut, onSubmit, render, footer } = options;
  const { labelledBy, describedBy } = options;
  return new Promise((resolve, reject) => {
    // A dialog whose delay has not passed counts as open: the next one cancels it.
    cancelWaiting();
    if (signal.aborted) return resolve('cancelled');

    let outcome: Answer | 'cancelled' | undefined;
    const ending = new AbortController();
    const leaving = new AbortController();
    let shown: MountedView | undefined;
    const end = (value: Answer | 'cancelled') => {
      if (ending.signal.aborted) return;
      ending.abort();
      outcome = value;
      if (shown) shown.render(content());
      else resolve(value);
    };
    const cancel = () => end('cancelled');
    const content = () => (
      <Answered
        title={title}
        open={outcome === undefined}
        operation={operation}
        labelledBy={labelledBy}
        describedBy={describedBy}
        fadeOut={fadeOut}
        footer={footer && <Part make={() => footer(end)} />}
        onClose={cancel}
        onSubmit={
          onSubmit &&
          ((fields) => {
            const value = onSubmit(fields);
            if (value !== undefined) end(value);
          })
        }
        onClosed={() => resolve(outcome ?? 'cancelled')}
        onExited={() => leaving.abort()}
      >
        <Part make={() => render(end)} />
      </Answered>
    );
    const show = () => {
      // Rendering is deferred, because effects of other views open dialogs, too.
      shown = mountView(create('div'), content(), {
        signal: leaving.signal,
        first: 'deferred',
        onError(cause) {
          ending.abort();
          reject(cause);
        },
      });
    };
    signal.addEventListener('abort', cancel, { signal: ending.signal });
    if (delay === 0) return show();
    const timer = setTimeout(show, delay);
    cancelWaiting = () => {
      if (!shown) cancel();
    };
    ending.signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

interface AnsweredProps extends ComponentProps<typeof Dialog> {
  readonly onClosed: () => void;
}

/** Calls back when the dialog has closed: the parent's effects run after the dialog's own, which restored the focus. */
function Answered({ onClosed, ...dialog }: AnsweredProps) {
  const reportClosed = useEffectEvent(onClosed);
  useLayoutEffect(() => {
    if (!dialog.open) reportClosed();
  }, [dialog.open]);
  return <Dialog {...dialog} />;
}

/** React calls this during rendering, so that the root handles an error in it. */
function Part({ make }: { readonly make: () => Elements }) {
  return make();
}
