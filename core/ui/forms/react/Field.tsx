import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage.tsx';
import { OPTIONAL } from './field-texts.ts';
import { SilentFilling } from './SilentFilling.tsx';

interface Described {
  readonly label: ReactNode;
  /** Instructions below the label, always visible. */
  readonly help?: ReactNode;
  /** The error message; undefined for none. */
  readonly error?: string | undefined;
  /** Announces the error at once, as an alert: for a rejection by the server, or the only field of a form. */
  readonly urgent?: boolean | undefined;
  /** A change that was made to the text, such as cutting it; not an error. */
  readonly warning?: string | undefined;
  /** Adds "(niet verplicht)" to the label. */
  readonly optional?: boolean | undefined;
  /** The id of a text elsewhere that also describes this field, such as an error of two fields together. */
  readonly describedBy?: string | undefined;
  /** The maximum number of words [forms-2]. */
  readonly maxWords?: number | undefined;
}

type Taken = 'children' | 'aria-invalid' | 'aria-describedby' | 'type' | 'id';
type TextType = 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'number' | 'date';

interface LineProps extends Described, Omit<ComponentPropsWithRef<'input'>, Taken> {
  readonly multiline?: false | undefined;
  readonly type?: TextType | undefined;
}

interface MultilineProps extends Described, Omit<ComponentPropsWithRef<'textarea'>, Taken> {
  readonly multiline: true;
}

export type FieldProps = LineProps | MultilineProps;

/**
 * A text field of one line or (`multiline`) several: label above, help below it, the error at the bottom, all
 * associated for screen readers. Give it an `autoComplete` token if the browser may know the value, and an `inputMode`
 * if the type does not imply the keyboard.
 */
export function Field(props: FieldProps) {
  const { label, help, error, warning, optional, maxWords, className, urgent, describedBy } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const helpId = help === undefined ? undefined : `${id}help`;
  const message = error ?? warning;
  const messageId = message === undefined ? undefined : `${id}message`;
  const described = {
    id,
    className: styles.control,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': [helpId, messageId, describedBy].filter(Boolean).join(' ') || undefined,
    'data-max-words': maxWords,
  };
  return (
    <div ref={root} className={className ? `${styles.root} ${className}` : styles.root}>
      <SilentFilling root={root} rendered={props.value} />
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{` ${OPTIONAL}`}</span>}
      </label>
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {props.multiline ? (
        <textarea rows={5} {...nativeOf(props)} {...described} />
      ) : (
        <input type="text" {...nativeOf(props)} {...described} />
      )}
      <FieldMessage
        id={`${id}message`}
        text={message}
        tone={error === undefined ? 'warning' : 'error'}
        urgent={urgent}
      />
    </div>
  );
}

/** Returns the props of the native element. */
function nativeOf<Props extends FieldProps>(props: Props) {
  const {
    label,
    help,
    error,
    warning,
    optional,
    maxWords,
    className,
    urgent,
    describedBy,
    multiline,
    ...native
  } = props;
  return native;
}
