import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
import { faultOf } from '../faults.ts';
import type { TickField } from '../fields.ts';
import { askedFields, ruleFacts } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import { useStepForm } from './form-context.ts';

interface TickProps {
  readonly funnel: FunnelHandle;
  readonly name: TickField;
  readonly label: ReactNode;
  readonly help?: ReactNode;
}

/** A checkbox of the funnel, never ticked beforehand. One that is not asked in this step is not there. */
export function Tick({ funnel, name, label, help }: TickProps) {
  const { rules, state, controller } = funnel;
  const form = useStepForm();
  const asked = askedFields(rules, state).find((field) => field.name === name);
  if (!asked) return null;
  // The element says in the funnel's words what is wrong with it; the form finds it there.
  const judge = (input: HTMLInputElement | null, value: string) =>
    input?.setCustomValidity(faultOf(asked, value, ruleFacts(state), rules.messages) ?? '');
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
        controller.tell({ type: 'filled', field: name, value });
      }}
    />
  );
}
