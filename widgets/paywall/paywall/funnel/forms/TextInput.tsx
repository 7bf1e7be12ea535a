import type { ComponentProps } from 'react';
import { Field } from '../../../../../core/ui/forms/react/Field.tsx';
import { type CountryRules, formatInitials, formatPostcode, type TextField } from '../fields.ts';
import { stepFields } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import { labelOf } from '../validation.ts';
import forms from './Forms.module.css';
import { useStepForm } from './form-context.ts';

interface TextInputProps {
  readonly funnel: FunnelHandle;
  readonly name: TextField;
  readonly describedBy?: string | undefined;
}

/** The autocomplete token and the keyboard of each field [personal-data-form-14]. */
const NATIVE: Readonly<
  Record<TextField, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'autoCapitalize'>>
> = {
  initials: { autoComplete: 'additional-name', autoCapitalize: 'characters' },
  // No token fits: with any other token browsers would fill in another value.
  infix: { autoComplete: 'off', autoCapitalize: 'none' },
  surname: { autoComplete: 'family-name', autoCapitalize: 'words' },
  first_name: { autoComplete: 'given-name', autoCapitalize: 'words' },
  email: { autoComplete: 'email', autoCapitalize: 'none' },
  postcode: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
  nr: { autoComplete: 'address-line2', inputMode: 'numeric' },
  suffix: { autoComplete: 'address-line3', autoCapitalize: 'characters' },
  street: { autoComplete: 'address-line1', autoCapitalize: 'words' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  iban: { autoComplete: 'off', autoCapitalize: 'characters' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  password: { autoComplete: 'new-password', autoCapitalize: 'none' },
};

/** The keyboard for a number or a name. */
const HOUSE_NAME = { inputMode: 'text', autoCapitalize: 'words' } as const;

const TYPES: Partial<Record<TextField, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

/** Formats a value when the field loses the focus [personal-data-form-7, personal-data-form-13]. */
const FORMATTERS: Partial<Record<TextField, (text: string, country: CountryRules) => string>> = {
  initials: formatInitials,
  postcode: formatPostcode,
};

/** The widths of fields that are next to others. */
const WIDTHS: Partial<Record<TextField, string>> = {
  first_name: forms.firstName,
  infix: forms.infix,
  surname: forms.surname,
  postcode: forms.short,
  nr: forms.short,
};

/** A text field whose value is in the funnel's state. Renders nothing if the step does not have the field. */
export function TextInput({ funnel, name, describedBy }: TextInputProps) {
  const { rules, state, controller } = funnel;
  const { country } = rules;
  const form = useStepForm();
  const field = stepFields(rules, state).find(({ name: other }) => other === name);
  if (!field) return null;
  const fill = (value: string) => controller.dispatch({ type: 'filled', field: name, value });
  const tidy = FORMATTERS[name];
  return (
    <Field
      {...form.field(name)}
      {...NATIVE[name]}
      {...(name === 'nr' && country.hasHouseNames && HOUSE_NAME)}
      label={labelOf(name, country)}
      type={TYPES[name]}
      optional={!field.required}
      required={field.required}
      value={state.values[name]}
      describedBy={describedBy}
      className={name === 'nr' && country.hasHouseNames ? forms.houseName : WIDTHS[name]}
      spellCheck={false}
      // Values do not change while a request is pending.
      readOnly={state.task !== undefined}
      onChange={({ currentTarget }) => fill(currentTarget.value)}
      onBlur={tidy && (({ currentTarget }) => fill(tidy(currentTarget.value, country)))}
    />
  );
}
