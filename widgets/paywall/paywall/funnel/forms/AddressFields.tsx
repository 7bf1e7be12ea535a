import { Fragment, useId } from 'react';
import { FieldMessage } from '../../../../../core/ui/forms/react/FieldMessage.tsx';
import { Hidden } from '../../../../../core/ui/hidden/Hidden.tsx';
import type { TextField } from '../fields.ts';
import { stepFields } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import forms from './Forms.module.css';
import { TextInput } from './TextInput.tsx';
import { foundText, notFoundText, YOUR_ADDRESS } from './texts.ts';
import { useAddressLookup } from './use-address-lookup.ts';

/** The delivery address, for subscriptions on paper [personal-data-form-9], in the format of the site's country. */
export function AddressFields({ funnel }: { readonly funnel: FunnelHandle }) {
  const isVisible = stepFields(funnel.rules, funnel.state).some(({ name }) => name === 'postcode');
  return isVisible ? <VisibleFields funnel={funnel} /> : null;
}

function VisibleFields({ funnel }: { readonly funnel: FunnelHandle }) {
  const id = useId();
  const lookup = useAddressLookup(funnel);
  const isFailed = lookup.state === 'failed';
  const { address, hasLookup } = funnel.rules.country;
  return (
    <fieldset className={forms.group}>
      <legend className={forms.legend}>{YOUR_ADDRESS}</legend>
      {address.map((fields) => (
        <Fragment key={fields[0]?.name}>
          <div className={forms.row}>
            {fields.map(({ name }) => (
              <TextInput
                key={name}
                funnel={funnel}
                name={name}
                describedBy={isFailed && LOOKED_UP.includes(name) ? id : undefined}
              />
            ))}
          </div>
          {hasLookup && fields.some(({ name }) => name === 'postcode') && (
            <FieldMessage
              id={id}
              tone="warning"
              text={isFailed ? notFoundText(lookup.postcode, lookup.number) : undefined}
            />
          )}
        </Fragment>
      ))}
      <Hidden role="status">{lookup.state === 'found' ? foundText(lookup.street, lookup.city) : ''}</Hidden>
    </fieldset>
  );
}

/** The fields of an address that fill in the others. */
const LOOKED_UP: readonly TextField[] = ['postcode', 'nr'];
