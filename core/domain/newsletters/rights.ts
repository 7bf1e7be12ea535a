import { hasDigitalPlus } from '../../user/visitor/rights.ts';
import type { Visitor } from '../../user/visitor/visitor.ts';

/** The code of a newsletter that needs no confirmation e-mail [newsletter-overlay-3]. */
const UNCONFIRMED = 'voyado-webshop';

/** Whether a logged-out visitor must confirm a subscription by a link in an e-mail [newsletter-overlay-3]. */
export function needsConfirmation(code: string): boolean {
  return code !== UNCONFIRMED;
}

/** The effects of a click on a newsletter's button. */
export type PressAction = 'toggle' | 'sign-up' | 'upgrade' | 'refuse';

/** The state of a newsletter's button. */
interface Pressed {
  readonly exclusive: boolean;
  readonly isSubscribed: boolean;
  /** Whether the visitor came with a valid token. */
  readonly hasValidToken: boolean;
}

/**
 * The rule for a click [newsletter-button-2, newsletter-button-3, newsletter-button-4, newsletter-button-6].
 * @param visitor the present visitor
 * @param pressed the clicked button
 */
export function actionOf(
  visitor: Pick<Visitor, 'loggedIn' | 'permissions'>,
  { exclusive, isSubscribed, hasValidToken }: Pressed,
): PressAction {
  if (exclusive) return hasDigitalPlus(visitor) ? 'toggle' : 'upgrade';
  if (visitor.loggedIn) return 'toggle';
  if (!isSubscribed) return 'sign-up';
  return hasValidToken ? 'toggle' : 'refuse';
}
