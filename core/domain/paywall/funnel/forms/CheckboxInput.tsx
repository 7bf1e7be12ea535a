import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
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
}

/** A checkbox of the funnel, never ticked beforehand. One that is not asked in this step is not there. */
export function CheckboxInput({ funnel, name, label, help }: CheckboxInputProps) {
  const { rules, state, controller } = funnel;
  const form = useStepForm();
  const asked = stepFields(rules, state).find((field) => field.name === name);
  if (!asked) return null;
  // The element says in the funnel's words what is wrong with it; the form finds it there.
  const judge = (input: HTMLInputElement | null, value: string) =>
    input?.setCustomValidity(validateField(asked, value, ruleFacts(state), rules.messages) ?? '');
  return (
    <Checkbox
      {...form.field(name)}
      label={label}
      help={help}
      required={asked.required}
      checked={state.values[name] !== ''}
      ref={(input) => judge(input, state.values[name])}
      onChange={({ currentTarget }) => {
        const value = currentTarget.checked ? 'on' : '';
        judge(currentTarget, value);
        controller.dispatch({ type: 'filled', field: name, value });
      }}
    />
  );
}
