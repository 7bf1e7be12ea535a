import { selected } from '../state.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import forms from './Forms.module.css';
import { Price } from './Price.tsx';

/** The selected product and its price, under the editor's text [funnel-buttons-6]. */
export function Summary({ funnel }: { readonly funnel: FunnelHandle }) {
  const { rules, state } = funnel;
  const product = selected(rules, state)?.product;
  const text = rules.funnel.steps[state.step]?.buttonSummaryText ?? '';
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
