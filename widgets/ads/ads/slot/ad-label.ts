import { create } from '../../../../core/platform/dom/create.ts';
import { textLanguage } from '../../../../core/runtime/feature/mark-language.ts';
import styles from '../ads.module.css';
import type { AdOrigin } from '../plan/wanted-ad.ts';
import { LABEL, NOTICE, POLITICAL, paidBy, politicalPaidBy } from '../texts.ts';

/** The text of an advertisement's label: that it is one, of which kind, and who pays for it. */
export function labelText({ sponsor, notice }: AdOrigin): string {
  if (notice) return sponsor ? politicalPaidBy(sponsor) : POLITICAL;
  return sponsor ? paidBy(sponsor) : LABEL;
}

/**
 * The label above an advertisement, with a link to the notice of a political one. Hidden from screen readers, which
 * announce the group of the same name.
 */
export function createLabel(origin: AdOrigin): HTMLElement {
  const lang = textLanguage();
  const label = create('p', { class: styles.label, 'data-ad-label': true, lang });
  label.append(create('span', { 'aria-hidden': 'true' }, labelText(origin)));
  if (origin.notice) label.append(' ', create('a', { class: styles.notice, href: origin.notice }, NOTICE));
  return label;
}
