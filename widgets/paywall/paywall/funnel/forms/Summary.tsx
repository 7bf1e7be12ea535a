import { chosen } from '../../offer/shop.ts';
import { hasBlock } from '../flow.ts';
import { offerOf, selected } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import forms from './Forms.module.css';
import { Price } from './Price.tsx';

/** The selected product and its price, under the editor's text [funnel-buttons-6]. */
export function Summary({ funnel }: { readonly funnel: FunnelHandle }) {
  const { rules, state } = funnel;
  const step = rules.funnel.steps[state.step];
  // In the step with the choice the summary shows the chosen product, even if an upsell follows in a later step.
  const isChoice = step && hasBlock([step], 'choiceheader') && !hasBlock([step], 'upsell');
  const { product } = (isChoice ? chosen(offerOf(rules, state).types, state) : selected(rules, state)) ?? {};
  const text = step?.buttonSummaryText ?? '';
  if (text === '' && !product) return null;
  return (
    <div className={forms.summary} data-funnel-summary="">
      {text !== '' && <p className={forms.summaryText}>{text}</p>}
      {product && (
        <p className={forms.summaryProduct}>
          <strong>{`${product.name} `}</strong>
          <Price product={product} />
        </p>
      )}
    </div>
  );
}
