import { tz } from '@date-fns/tz';
import { subMonths } from 'date-fns';
import { TIME_ZONE } from '../../../core/runtime/config/locale.ts';
import { statusConstant, type UserStatus } from '../../../core/user/visitor/status.ts';

/** The facts about a visitor that decide on the onboarding, besides the popup event. */
interface Candidate {
  readonly loggedIn: boolean;
  readonly status: UserStatus;
  /** Epoch milliseconds; undefined if it is missing or invalid. */
  readonly accountCreated?: number | undefined;
}

/** Pages from which no visitor is redirected, including all pages below them [onboarding-7]. */
const NEVER = /^\/(?:onboarding|login|logout|paywall-activate|paywall-audio)(?:\/|$)/;

/**
 * Whether a visitor has to go through the onboarding unless they have completed it: the account is under one calendar
 * month old, in Amsterdam, and its status is not one of those that are skipped [onboarding-2, onboarding-6].
 * @param visitor the visitor
 * @param skipStatuses statuses in the form of the configuration, such as `REGISTERED`
 * @param now in epoch milliseconds
 */
export function isNewUser(
  { loggedIn, status, accountCreated }: Candidate,
  skipStatuses: readonly string[],
  now: number,
): boolean {
  if (!loggedIn || accountCreated === undefined || skipStatuses.includes(statusConstant(status)))
    return false;
  return accountCreated > +subMonths(now, 1, { in: tz(TIME_ZONE) });
}

/**
 * Whether the redirect may run on a page [onboarding-7].
 * @param path path of the page, with or without a trailing slash
 */
export function mayLeave(path: string): boolean {
  return !NEVER.test(path);
}
