import { orderFormItem } from '../../../../core/domain/paywall/payment/order-form-item.ts';
import { now } from '../../../../core/platform/time/now.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { loginHash } from '../../../../core/user/visitor/login-hash.ts';
import { visitorConfig } from '../../../../core/user/visitor/visitor-config.ts';
import type { FunnelStart, FunnelState } from './state.ts';

/** Milliseconds for which the form is stored. */
const KEPT_FOR = 60 * 60_000;

/**
 * Stores the form of an order while the visitor is at the payment page, so that a cancelled payment loses nothing. The
 * password and the bank account are not stored, and neither is the choice of an immediate start, which must never be
 * preselected.
 */
export function keepOrderForm(page: Page, campaign: string, state: FunnelState): void {
  const { password: _, iban: __, immediate_start: ___, ...values } = state.values;
  const { typeId, productId, upsell } = state;
  orderFormItem.write({
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
  const kept = orderFormItem.readDated();
  if (!kept || kept.value.campaign !== campaign) return undefined;
  if (kept.value.login !== loginMark(page) || Math.abs(now() - kept.savedAt) >= KEPT_FOR) {
    orderFormItem.remove();
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
 * Returns the choice for the start of a funnel. A product in the address takes precedence: the visitor followed a link
 * to it. The stored order's type and upsell option only apply to its own product.
 */
export function startChoice(
  kept: ReturnType<typeof keptOrderForm>,
  named: string | undefined,
): Pick<FunnelStart, 'typeId' | 'productId' | 'upsell'> {
  if (!kept || (named !== undefined && named !== kept.productId)) return { productId: named };
  const { typeId, productId, upsell } = kept;
  return { typeId, productId, upsell };
}

const loginMark = (page: Page) => loginHash(visitorConfig(page).loginCookie) ?? '';
