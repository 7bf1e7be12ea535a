import { readText, writeText } from '../../platform/storage/texts.ts';

/** For the tab: a link gives access to whoever has it [payment-status-17]. */
const KEY = 'nmt_activation_link';

/** The link under which a paid subscription is activated; undefined where there is none in this tab. Judge it before use. */
export function readActivationLink(): string | undefined {
  return readText('session', KEY) || undefined;
}

/** Keeps the link for the activate step of a funnel [payment-status-7, payment-status-17]. */
export function keepActivationLink(link: string): void {
  writeText('session', KEY, link);
}
