import { storedItem } from '../../../platform/storage/stored-item.ts';
import { isRecord } from '../../../runtime/config/guards.ts';

/** The values that a visitor filled in for an order whose payment has not ended yet. */
interface OrderForm {
  /** The campaign's id, because another form has other fields. */
  readonly campaign: string;
  /** A hash that identifies the login: after a logout or another login nobody sees the values. */
  readonly login: string;
  readonly typeId?: number;
  readonly productId?: string | number;
  readonly upsell: 1 | 2;
  /** The values of the fields, by their names. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The form of this tab's last order; its payment's outcome removes it. In session storage, because it holds personal
 * data: only this tab reads it, and it ends with the tab.
 */
export const orderFormItem = storedItem<OrderForm>({
  key: 'nmt_order_form',
  area: 'session',
  accepts: isOrderForm,
});

function isOrderForm(value: unknown): value is OrderForm {
  return (
    isRecord(value) &&
    typeof value.campaign === 'string' &&
    typeof value.login === 'string' &&
    (value.upsell === 1 || value.upsell === 2) &&
    isRecord(value.values) &&
    Object.values(value.values).every((text) => typeof text === 'string')
  );
}
