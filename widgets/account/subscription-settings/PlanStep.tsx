import { useState } from 'react';
import { useStore } from 'zustand';
import { RadioGroup } from '../../../core/ui/forms/react/RadioGroup.tsx';
import type { Subscription } from './api/subscriptions.ts';
import type { Changes } from './changes.ts';
import { StepForm } from './StepForm.tsx';
import styles from './SubscriptionSettings.module.css';
import { dayText, differenceOf, moneyText, type Price } from './terms.ts';
import {
  CHANGE_PLAN,
  CHOOSE_PLAN,
  CONFIRM_PLAN,
  lessText,
  moreText,
  PLAN_MISSING,
  planStarts,
  priceText,
  SAME_PRICE,
} from './texts.ts';

interface PlanStepProps {
  readonly options: Extract<Subscription['plans'], { readonly options: unknown }>['options'];
  readonly changes: Changes;
}

/**
 * The other subscriptions: the price difference and the date are shown above the button that changes
 * [subscription-settings-2].
 */
export function PlanStep({ options, changes }: PlanStepProps) {
  const { price } = useStore(changes).subscription;
  const [chosen, choose] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const option = options.find(({ product }) => String(product) === chosen);

  function confirm() {
    if (option) void changes.make({ type: 'plan', product: option.product });
    else setMissing(true);
  }

  return (
    <StepForm step="plan" title={CHANGE_PLAN} confirm={CONFIRM_PLAN} onConfirm={confirm} changes={changes}>
      <RadioGroup
        label={CHOOSE_PLAN}
        options={options.map(({ product, name, price: { amount, months } }) => ({
          value: String(product),
          label: name,
          help: priceText(moneyText(amount), months),
        }))}
        value={chosen}
        error={isMissing ? PLAN_MISSING : undefined}
        urgent
        onChange={(value) => {
          choose(value);
          setMissing(false);
        }}
      />
      <div role="status">
        {option && (
          <>
            <p className={styles.text}>
              {planStarts(
                dayText(option.from),
                priceText(moneyText(option.price.amount), option.price.months),
              )}
            </p>
            {price && <p className={styles.text}>{differenceText(price, option.price)}</p>}
          </>
        )}
      </div>
    </StepForm>
  );
}

function differenceText(from: Price, to: Price): string {
  const { amount, is } = differenceOf(from, to);
  if (is === 'same') return SAME_PRICE;
  return is === 'more' ? moreText(amount) : lessText(amount);
}
