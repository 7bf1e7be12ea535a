import { brandName } from '../../../../../core/runtime/config/brand-name.ts';
import { BlockHeading } from '../blocks/BlockHeading.tsx';
import { BlockText } from '../blocks/BlockText.tsx';
import type { BlockProps } from '../blocks/block-props.ts';
import { hasBlock } from '../flow.ts';
import { optInText } from '../registration-texts.ts';
import { CheckboxInput } from './CheckboxInput.tsx';
import forms from './Forms.module.css';
import { PasswordField } from './PasswordField.tsx';
import { TermsCheckbox } from './TermsBlock.tsx';
import { TextInput } from './TextInput.tsx';

/** The form of a free account under the block's header and text [funnel-blocks-10, registration-1]. */
export function RegistrationBlock({ block: { content }, headingId, funnel }: BlockProps) {
  const { page, config, rules, state } = funnel;
  const step = rules.funnel.steps[state.step];
  const has = (type: 'mollie' | 'terms') => step !== undefined && hasBlock([step], type);
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      <BlockText text={content.text} />
      <div className={forms.group}>
        {!has('mollie') && <TextInput funnel={funnel} name="email" />}
        <PasswordField funnel={funnel} />
        <CheckboxInput
          funnel={funnel}
          name="newsletterAgreed"
          label={config.newsletterName || config.newsletterCode}
          help={config.newsletterDescription || undefined}
        />
        <CheckboxInput funnel={funnel} name="optin" label={optInText(brandName(page))} />
        {!has('terms') && <TermsCheckbox funnel={funnel} />}
      </div>
    </>
  );
}
