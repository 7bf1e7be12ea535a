import { storedItem } from '../../../platform/storage/store.ts';
import { now } from '../../../platform/time/clock.ts';
import { isRecord } from '../../../runtime/config/guards.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { loginHash } from '../../../user/visitor/login-hint.ts';
import { visitorConfig } from '../../../user/visitor/visitor-config.ts';
import type { Values } from './fields.ts';
import type { FunnelStart, FunnelState } from './state.ts';

/** What a visitor filled in for an order whose payment has not ended yet. */
interface OrderForm {
  /** The campaign's id: another form has other fields. */
  readonly campaign: string;
  /** A mark of the login: after a logout or another login nobody sees it. */
  readonly login: string;
  readonly typeId?: number;
  readonly productId?: string | number;
  readonly upsell: 1 | 2;
  readonly values: Partial<Values>;
}

/** Milliseconds for which the form is kept. */
const KEPT_FOR = 60 * 60_000;

/** In session storage, because it holds personal data: only this tab reads it, and it ends with the tab. */
const item = storedItem<OrderForm>({ key: 'nmt_order_form', area: 'session', accepts: isOrderForm });

/**
 * Stores the form of an order while the visitor is at the payment page, so that a cancelled payment loses nothing. The
 * password and the bank account stay out.
 */
export function keepOrderForm(page: Page, campaign: string, state: FunnelState): void {
  const { password: _, iban: __, ...values } = state.values;
  const { typeId, productId, upsell } = state;
  item.write({
    campaign,
    login: loginMark(page),
    upsell,
    values,
    ...(typeId !== undefined && { typeId }),
    ...(productId !== undefined && { productId }),
  });
}

/** Returns the form of the campaign's last order in this tab, for the start of a funnel; undefined for none. */
export function keptOrderForm(
  page: Page,
  campaign: string,
): Pick<FunnelStart, 'values' | 'typeId' | 'productId' | 'upsell'> | undefined {
  const kept = item.readDated();
  if (!kept || kept.value.campaign !== campaign) return undefined;
  if (kept.value.login !== loginMark(page) || Math.abs(now() - kept.savedAt) >= KEPT_FOR) {
    item.remove();
    return undefined;
  }
  const { typeId, productId, upsell, values } = kept.value;
  return {
    upsell,
    values,
    ...(typeId !== undefined && { typeId }),
    ...(productId !== undefined && { productId: String(productId) }),
  };
}

/**
 * Returns the choice for the start of a funnel. A product that the address names wins: the visitor came by a link to it.
 * The type and the upsell's option of the kept order are of its own product alone.
 */
export function startChoice(
  kept: ReturnType<typeof keptOrderForm>,
  named: string | undefined,
): Pick<FunnelStart, 'typeId' | 'productId' | 'upsell'> {
  if (!kept || (named !== undefined && named !== kept.productId)) return { productId: named };
  const { typeId, productId, upsell } = kept;
  return { typeId, productId, upsell };
}

/** Removes the form: the order is paid. */
export function forgetOrderForm(): void {
  item.remove();
}

const loginMark = (page: Page) => loginHash(visitorConfig(page).loginCookie) ?? '';

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
