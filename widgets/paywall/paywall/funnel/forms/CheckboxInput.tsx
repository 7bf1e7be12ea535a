import type { ReactNode } from 'react';
import { Checkbox } from '../../../../../core/ui/forms/react/Checkbox.tsx';
import type { CheckboxField } from '../fields.ts';
import { ruleFacts, stepFields } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import { validateField } from '../validation.ts';
import { useStepForm } from './form-context.ts';

interface CheckboxInputProps {
  readonly funnel: FunnelHandle;
  readonly name: CheckboxField;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Its name in the list of errors, if the label is a sentence. */
  readonly shortLabel?: string;
}

/**
 * A checkbox whose value is in the funnel's state, never checked by default. Renders nothing if the step does not have
 * the field.
 */
export function CheckboxInput({ funnel, name, label, help, shortLabel }: CheckboxInputProps) {
  const { rules, state, controller } = funnel;
  const form = useStepForm();
  const field = stepFields(rules, state).find(({ name: other }) => other === name);
  if (!field) return null;
  // The form reads the message from the element.
  const validate = (input: HTMLInputElement | null, value: string) =>
    input?.setCustomValidity(validateField(field, value, ruleFacts(rules, state), rules.messages) ?? '');
  return (
    <Checkbox
      {...form.field(name)}
      label={label}
      help={help}
      data-short-label={shortLabel}
      required={field.required}
      checked={state.values[name] !== ''}
      ref={(input) => validate(input, state.values[name])}
      onChange={({ currentTarget }) => {
        const value = currentTarget.checked ? 'on' : '';
        validate(currentTarget, value);
        controller.dispatch({ type: 'filled', field: name, value });
      }}
    />
  );
}
