import { readText, writeText } from '../../platform/storage/texts.ts';

/** Storage for this tab only: a link gives access to anyone who has it [payment-status-17]. */
const KEY = 'nmt_activation_link';

/**
 * The link that activates a paid subscription; undefined if this tab has none. Check it with `safeRedirect` before use.
 */
export function readActivationLink(): string | undefined {
  return readText('session', KEY) || undefined;
}

/** Stores the link for the activate step of a funnel [payment-status-7, payment-status-17]. */
export function keepActivationLink(link: string): void {
  writeText('session', KEY, link);
}
