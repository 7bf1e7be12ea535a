import type { ComponentPropsWithoutRef } from 'react';
import type { Elements } from '../../elements.ts';
import { Icon } from '../../icon/Icon.tsx';
import { triangleAlert } from '../../icon/shapes.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import type { FormHandle } from './use-form.ts';
import { useValidation } from './use-validation.ts';

type Native = Omit<
  ComponentPropsWithoutRef<'form'>,
  'onBlur' | 'onInput' | 'onSubmit' | 'noValidate' | 'aria-busy' | 'children'
>;

interface FormProps extends Native {
  /** The state from `useForm`. */
  readonly form: FormHandle;
  readonly children: Elements;
}

/**
 * A form with Dutch error messages next to the fields: on blur of a field, and for all fields on submit [forms-1]. With
 * several errors a list shows above the form; the focus moves to the first. A form is sent only once, even if it is
 * submitted repeatedly, and the values stay when sending fails.
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
