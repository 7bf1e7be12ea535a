import { useId } from 'react';
import { FieldMessage } from '../../../../../core/ui/forms/react/FieldMessage.tsx';
import { Hidden } from '../../../../../core/ui/hidden/Hidden.tsx';
import { stepFields } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import forms from './Forms.module.css';
import { TextInput } from './TextInput.tsx';
import { foundText, notFoundText, YOUR_ADDRESS } from './texts.ts';
import { useAddressLookup } from './use-address-lookup.ts';

/**
 * The delivery address, for subscriptions on paper [personal-data-form-9]. Postcode and house number come first because
 * they fill in the rest [address-lookup-4].
 */
export function AddressFields({ funnel }: { readonly funnel: FunnelHandle }) {
  const isVisible = stepFields(funnel.rules, funnel.state).some(({ name }) => name === 'postcode');
  return isVisible ? <VisibleFields funnel={funnel} /> : null;
}

function VisibleFields({ funnel }: { readonly funnel: FunnelHandle }) {
  const id = useId();
  const lookup = useAddressLookup(funnel);
  const isFailed = lookup.state === 'failed';
  const describedBy = isFailed ? id : undefined;
  return (
    <fieldset className={forms.group}>
      <legend className={forms.legend}>{YOUR_ADDRESS}</legend>
      <div className={forms.address}>
        <TextInput funnel={funnel} name="postcode" describedBy={describedBy} />
        <TextInput funnel={funnel} name="nr" describedBy={describedBy} />
        <TextInput funnel={funnel} name="suffix" className={forms.suffix} />
      </div>
      <FieldMessage
        id={id}
        tone="warning"
        text={isFailed ? notFoundText(lookup.postcode, lookup.number) : undefined}
      />
      <div className={forms.place}>
        <TextInput funnel={funnel} name="street" />
        <TextInput funnel={funnel} name="city" />
      </div>
      <Hidden role="status">{lookup.state === 'found' ? foundText(lookup.street, lookup.city) : ''}</Hidden>
    </fieldset>
  );
}
