import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { triangleAlert } from '../icon/shapes.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import type { FormHandle } from './use-form.ts';
import { useValidation } from './use-validation.ts';

type Native = Omit<
  ComponentPropsWithoutRef<'form'>,
  'onBlur' | 'onInput' | 'onSubmit' | 'noValidate' | 'aria-busy' | 'children'
>;

interface FormProps extends Native {
  /** From `useForm`. */
  readonly form: FormHandle;
  readonly children: ReactNode;
}

/**
 * A form that says what is wrong in Dutch, beside the field: when a field is left, and for all of them on send
 * [forms-1]. With more than one fault a list stands above; the focus goes to the first. It is sent once however
 * often it is asked, and what was typed stays when sending fails.
 */
export function Form({ form, className, children, ...native }: FormProps) {
  const handlers = useValidation(form);
  return (
    <form
      {...native}
      {...handlers}
      ref={form.form}
      noValidate
      aria-busy={form.busy || undefined}
      className={className ? `${styles.root} ${className}` : styles.root}
    >
      <ErrorSummary handle={form} />
      {children}
      <p role="alert" className={styles.failure}>
        {form.failure !== undefined && (
          <>
            <Icon shape={triangleAlert} className={styles.icon} />
            <span>{form.failure}</span>
          </>
        )}
      </p>
    </form>
  );
}
