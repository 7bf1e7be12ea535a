import { useMemo } from 'react';
import { Hidden } from '../../hidden/Hidden.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { check, triangleAlert } from '../../icon/shapes.ts';
import { fieldsOf, isFilledIn, labelOf } from '../rules/controls.ts';
import styles from './ErrorSummary.module.css';
import { FIXED, summaryText } from './texts.ts';
import type { FormHandle } from './use-form.ts';

/**
 * Lists the errors that prevented a submit, with a button to each field. The list stays until the next submit, so that
 * nothing moves while the visitor corrects the fields: a corrected one gets a check mark.
 */
export function ErrorSummary({ handle }: { readonly handle: FormHandle }) {
  const { refused, errors, phase, form } = handle;
  // The errors at the time of the submit: the heading must not change while the visitor corrects the fields.
  const filledIn = useMemo(() => {
    const fields = form.current ? fieldsOf(form.current) : [];
    return fields.filter((field) => refused.includes(field[0].name) && isFilledIn(field)).length;
  }, [refused, form]);
  if (refused.length < 2 || phase === 'sending') return null;
  const fields = form.current ? fieldsOf(form.current) : [];

  return (
    <div className={styles.root}>
      <p className={styles.heading} role="alert">
        <Icon shape={triangleAlert} className={styles.icon} />
        <span>{summaryText(refused.length - filledIn, filledIn)}</span>
      </p>
      <ul className={styles.list}>
        {refused.map((name) => {
          const field = fields.find(([control]) => control.name === name);
          const guard = handle.options.current.guards?.find((guard) => guard.name === name);
          const isOpen = guard ? guard.error() !== undefined : Object.hasOwn(errors, name);
          const label = guard?.label || (field && labelOf(field)) || errors[name] || name;
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.link}
                onClick={() => (field ? field[0].focus() : guard?.focus())}
              >
                {label}
              </button>
              {!isOpen && (
                <span className={styles.fixed}>
                  <Icon shape={check} className={styles.icon} />
                  <Hidden>{FIXED}</Hidden>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
