import { plainText } from '../../../../../core/platform/html/rich-text.ts';
import { RadioGroup } from '../../../../../core/ui/forms/react/RadioGroup.tsx';
import { Hidden } from '../../../../../core/ui/hidden/Hidden.tsx';
import { RichText } from '../../../../../core/ui/rich-text/RichText.tsx';
import { Skeleton } from '../../../../../core/ui/skeleton/Skeleton.tsx';
import { needsAddress, upsellChoices, upsellOf } from '../../offer/shop.ts';
import { BlockHeading } from '../blocks/BlockHeading.tsx';
import { BlockText } from '../blocks/BlockText.tsx';
import type { BlockProps } from '../blocks/block-props.ts';
import styles from '../Funnel.module.css';
import { hasBlock } from '../flow.ts';
import { isWithheld, offerOf } from '../state.ts';
import { AddressFields } from './AddressFields.tsx';
import { Price } from './Price.tsx';
import { ADDRESS_NEEDED, ADDRESS_NOT_NEEDED, CHOOSE_PRODUCT, NOTHING_ON_OFFER } from './texts.ts';

/** Two options; the address fields that an option shows are announced [funnel-blocks-16 to -19]. */
export function UpsellBlock({ block: { content }, headingId, funnel }: BlockProps) {
  const { rules, state, controller } = funnel;
  const offer = offerOf(rules, state);
  const options = upsellChoices(offer, state);
  const step = rules.funnel.steps[state.step];
  const hasOwnAddress = step !== undefined && !hasBlock([step], 'mollie');
  const isNamed = plainText(content.header) !== '';
  return (
    <>
      {headingId !== undefined && <BlockHeading text={content.header} id={headingId} />}
      <BlockText text={content.text} />
      {state.shop === 'waiting' ? (
        <Skeleton lines={3} />
      ) : options.length === 0 ? (
        <p className={styles.text}>{NOTHING_ON_OFFER}</p>
      ) : (
        <RadioGroup
          label={isNamed ? <RichText text={content.header} inline /> : CHOOSE_PRODUCT}
          labelHidden={headingId !== undefined}
          options={options.map(({ option, label, text, product }) => ({
            value: String(option),
            label,
            help: (
              <>
                {text !== '' && <span>{`${text} `}</span>}
                <Price product={product} />
              </>
            ),
          }))}
          value={String(upsellOf(offer, state)?.option)}
          onChange={(value) => controller.dispatch({ type: 'upsell-chosen', option: value === '2' ? 2 : 1 })}
        />
      )}
      {hasOwnAddress && <AddressFields funnel={funnel} />}
      <Hidden role="status">
        {isWithheld(rules, state) ? '' : needsAddress(offer, state) ? ADDRESS_NEEDED : ADDRESS_NOT_NEEDED}
      </Hidden>
    </>
  );
}
