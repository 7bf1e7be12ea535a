import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import type { Operation } from '../../platform/history/modal-hash.ts';
import { closeClass } from '../button/close-button.ts';
import { Icon } from '../icon/Icon.tsx';
import { x } from '../icon/shapes.ts';
import { isComposing } from '../keyboard/is-composing.ts';
import { trapFocus } from '../overlay/trap-focus.ts';
import styles from './Dialog.module.css';
import { submitFrom, submitsOnEnter } from './enter-key.ts';
import { type CloseReason, openModal } from './open-modal.ts';
import { CLOSE } from './texts.ts';
import { useHost } from './use-host.ts';

export interface DialogProps {
  /** The dialog's name, shown in its head. */
  readonly title: string;
  /** The language of the title, if it is not that of the product's texts. */
  readonly titleLanguage?: string | undefined;
  /** Whether it is open. Keep the dialog rendered and set this to false, so that it fades. */
  readonly open: boolean;
  /** Called when the dialog should close: set `open` to false. Not called when `open` becomes false by itself. */
  readonly onClose: (reason: CloseReason) => void;
  /** Makes the content a form; called with its fields on submit, by button or Enter [modal-behaviour-5]. */
  readonly onSubmit?: ((fields: FormData) => void) | undefined;
  /** Gives the dialog the hash `#modal={operation}` and an entry in the history [modal-behaviour-2]. */
  readonly operation?: Operation | undefined;
  /** Buttons below the content. */
  readonly footer?: ReactNode;
  /** Whether it can be closed; false for a wall, which no key, click or back button closes. */
  readonly closable?: boolean | undefined;
  /** The class of the panel. */
  readonly className?: string | undefined;
  /**
   * The id of a heading in the content that names the dialog: the head then shows no title. `title` is used as the name
   * while there is no such heading.
   */
  readonly labelledBy?: string | undefined;
  /** The id of a text in the content that describes a dialog without fields. */
  readonly describedBy?: string | undefined;
  /** Milliseconds of the fade, if the specification requires another time than the default. */
  readonly fadeOut?: number | undefined;
  /** Called after the fade, when the dialog is removed from the page. */
  readonly onExited?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/**
 * A modal dialog on the native `<dialog>` [popups-3]. While it is open, the rest of the page is inert and does not
 * scroll; the focus stays inside and then returns to the opener. Only one is open at a time.
 */
export function Dialog(props: DialogProps) {
  const { title, titleLanguage, open, onClose, onSubmit, operation, footer, closable = true } = props;
  const { className = '', labelledBy, describedBy, fadeOut, onExited, children } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const host = useHost(open, onExited, fadeOut);
  const close = useEffectEvent(onClose);
  const settings = useEffectEvent(() => ({ operation, closable }));

  useLayoutEffect(() => {
    if (!open || !host || !dialog.current) return;
    const { current } = dialog;
    return openModal(current, {
      ...settings(),
      close(reason) {
        // React has to remove the dialog from where it put it.
        if (!host.contains(current)) {
          host.remove();
          host.append(current);
        }
        close(reason);
      },
    });
  }, [open, host]);

  if (!host) return null;

  const content = (
    <>
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );

  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.root} ${open ? '' : styles.leaving}`}
      aria-modal="true"
      aria-labelledby={labelledBy ?? titleId}
      aria-label={labelledBy === undefined ? undefined : title}
      aria-describedby={describedBy}
      inert={!open}
      style={open || fadeOut === undefined ? undefined : { animationDuration: `${fadeOut}ms` }}
      onKeyDown={handleKey}
    >
      <div
        className={`${styles.panel} ${labelledBy === undefined ? '' : styles.bare} ${className}`}
        tabIndex={-1}
      >
        <header className={styles.head}>
          {labelledBy === undefined && (
            <h2 id={titleId} className={styles.title} lang={titleLanguage}>
              {title}
            </h2>
          )}
          {closable && (
            <button
              type="button"
              className={closeClass}
              aria-label={CLOSE}
              data-focus-last=""
              onClick={() => onClose('close')}
            >
              <Icon shape={x} />
            </button>
          )}
        </header>
        {onSubmit ? (
          <form className={styles.form} onSubmit={(event) => submit(event, onSubmit)}>
            {content}
          </form>
        ) : (
          content
        )}
      </div>
    </dialog>,
    host,
  );
}

function submit(event: FormEvent<HTMLFormElement>, onSubmit: (fields: FormData) => void): void {
  event.preventDefault();
  onSubmit(new FormData(event.currentTarget));
}

/** Tab stays inside, Enter submits; events that an element inside has handled are ignored. */
function handleKey(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, currentTarget: dialog, target, altKey, ctrlKey, metaKey } = event;
  trapFocus(event.nativeEvent, dialog);
  if (!(target instanceof Element) || altKey || ctrlKey || metaKey || event.isDefaultPrevented()) return;
  if (key === 'Enter' && !isComposing(event.nativeEvent) && submitsOnEnter(target)) {
    if (event.repeat || submitFrom(target, dialog)) event.preventDefault();
  }
}
