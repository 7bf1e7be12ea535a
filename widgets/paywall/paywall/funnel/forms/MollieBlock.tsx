import { formatMoney } from '../../../../../core/domain/paywall/money.ts';
import { plainText } from '../../../../../core/platform/html/rich-text.ts';
import { Hidden } from '../../../../../core/ui/hidden/Hidden.tsx';
import { Skeleton } from '../../../../../core/ui/skeleton/Skeleton.tsx';
import { IDENTITY_CHECK } from '../../offer/prices.ts';
import { BlockHeading } from '../blocks/BlockHeading.tsx';
import { BlockText } from '../blocks/BlockText.tsx';
import type { BlockProps } from '../blocks/block-props.ts';
import styles from '../Funnel.module.css';
import { hasBlock } from '../flow.ts';
import { isWithheld } from '../state.ts';
import { AddressFields } from './AddressFields.tsx';
import { CheckboxInput } from './CheckboxInput.tsx';
import { Choices } from './ChoiceBlocks.tsx';
import forms from './Forms.module.css';
import { TextInput } from './TextInput.tsx';
import { IDENTITY_CHECK_REASON, identityCheckText, UPDATES, YOUR_DATA } from './texts.ts';

/** With an ordinary space, because the sentence may wrap anywhere [payment-6]. */
const CHECK_AMOUNT = formatMoney(IDENTITY_CHECK).replace(/\s/, ' ');

/**
 * Payment and personal data in one block [funnel-blocks-6]: the choice of product, the visitor's data, and the delivery
 * address.
 */
export function MollieBlock({ block: { content }, headingId, funnel }: BlockProps) {
  const { steps } = funnel.rules.funnel;
  const { shop } = funnel.state;
  // If the block has a header, it is the heading of the fields.
  const isNamed = plainText(content.header) !== '';
  // Another block may show the choice of product.
  const isChosenElsewhere = hasBlock(steps, 'choiceheader') || hasBlock(steps, 'upsell');
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      <BlockText text={content.text} />
      {shop === 'waiting' ? (
        <Skeleton lines={3} />
      ) : (
        <>
          {(!isChosenElsewhere || shop === 'failed') && <Choices funnel={funnel} />}
          {!isWithheld(funnel.rules, funnel.state) && <PersonalData funnel={funnel} isNamed={isNamed} />}
        </>
      )}
    </>
  );
}

/** The fields below the choice. They are rendered together with it, so that it does not move them. */
function PersonalData({ funnel, isNamed }: Pick<BlockProps, 'funnel'> & { readonly isNamed: boolean }) {
  const names = funnel.rules.country.name.map(({ name }) => name);
  return (
    <>
      <fieldset className={forms.group}>
        <legend className={isNamed ? forms.hiddenLegend : forms.legend}>
          {isNamed ? <Hidden>{YOUR_DATA}</Hidden> : YOUR_DATA}
        </legend>
        {!names.includes('first_name') && <TextInput funnel={funnel} name="first_name" />}
        <div className={forms.row}>
          {names.map((name) => (
            <TextInput key={name} funnel={funnel} name={name} />
          ))}
        </div>
        <TextInput funnel={funnel} name="email" />
        <TextInput funnel={funnel} name="phone" />
        <TextInput funnel={funnel} name="iban" />
        <CheckboxInput funnel={funnel} name="updates" label={UPDATES} />
      </fieldset>
      <AddressFields funnel={funnel} />
      {funnel.config.identityCheck && (
        <p className={styles.text}>
          <span>{`${identityCheckText(CHECK_AMOUNT)} `}</span>
          <span>{IDENTITY_CHECK_REASON}</span>
        </p>
      )}
    </>
  );
}
