import { RadioGroup } from '../../../../../core/ui/forms/react/RadioGroup.tsx';
import { Skeleton } from '../../../../../core/ui/skeleton/Skeleton.tsx';
import { chosen, type SubscriptionType, typeName } from '../../offer/shop.ts';
import { BlockHeading } from '../blocks/BlockHeading.tsx';
import { BlockText } from '../blocks/BlockText.tsx';
import type { BlockProps } from '../blocks/block-props.ts';
import styles from '../Funnel.module.css';
import { offerOf } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import { Price } from './Price.tsx';
import { CHOOSE_PRODUCT, CHOOSE_TYPE, NOTHING_ON_OFFER } from './texts.ts';

/** The choices of subscription under the block's header and text [funnel-blocks-22]. */
export function ChoiceHeaderBlock({ block: { content }, headingId, funnel }: BlockProps) {
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      <BlockText text={content.text} />
      <Choices funnel={funnel} />
    </>
  );
}

/** The available types and products, each a group of radio buttons [subscription-types-4]. */
export function Choices({ funnel }: { readonly funnel: FunnelHandle }) {
  const { state, rules, controller } = funnel;
  if (state.shop === 'waiting') return <Skeleton lines={3} />;
  const { types } = offerOf(rules, state);
  // In a funnel with an upsell the product is selected in the upsell's own step.
  const selection = chosen(types, state);
  if (!selection) return <p className={styles.text}>{NOTHING_ON_OFFER}</p>;
  const { type, product } = selection;
  return (
    <>
      {types.length > 1 && (
        <RadioGroup
          label={CHOOSE_TYPE}
          options={types.map((type) => ({
            value: String(type.id),
            label: typeName(type, rules.funnel.subscriptionAnswers),
            help: firstPrice(type),
          }))}
          value={String(type.id)}
          onChange={(id) => controller.dispatch({ type: 'type-chosen', id: Number(id) })}
        />
      )}
      {(type.products.length > 1 || types.length === 1) && (
        <RadioGroup
          label={CHOOSE_PRODUCT}
          options={type.products.map((product) => ({
            value: String(product.id),
            label: product.name,
            help: <Price product={product} />,
          }))}
          value={String(product.id)}
          onChange={(value) => {
            const chosen = type.products.find(({ id }) => String(id) === value);
            if (chosen) controller.dispatch({ type: 'product-chosen', id: chosen.id });
          }}
        />
      )}
    </>
  );
}

function firstPrice({ products: [first] }: SubscriptionType) {
  return first && <Price product={first} />;
}
