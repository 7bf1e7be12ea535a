import { presetWaivers, tickedConsents } from './choices.ts';
import { missingRefusals, outdatedConsents, unaskedAds } from './consent.ts';
import * as links from './footer-links.ts';
import { incompletePoliticalAds, missingSponsors, unlabelledAi } from './labels.ts';
import type { LawRules } from './laws.ts';
import { freeBesidePrice, unclearTrials } from './offers.ts';
import { missingConditions, unclearOrderButtons } from './orders.ts';
import { missingPaymentMarks } from './payment-marks.ts';

const CONSUMER_LAW = '2014-06-13';

/**
 * The legal requirements for a publisher's pages in the Netherlands in 2026, as far as markup shows them.
 * docs/reference/findings.md is generated from it.
 */
export const NL_2026: LawRules = {
  'law-order-button': {
    about: 'A button that takes on a payment without saying so.',
    source: 'BW 6:230v(3), Directive 2011/83/EU art. 8(2)',
    since: CONSUMER_LAW,
    action: 'Name the payment on the button: “Bestel en betaal”, “Koop nu”.',
    check: unclearOrderButtons,
  },
  'law-order-conditions': {
    about: 'An order whose price, period or end is not above its button.',
    source: 'BW 6:230v(2), Directive 2011/83/EU art. 8(2)',
    since: CONSUMER_LAW,
    action: 'Write the price, the period and how the contract ends directly above the button.',
    check: missingConditions,
  },
  'law-trial': {
    about: 'A trial that does not say when it ends, or what comes then.',
    source: 'BW 6:230m(1)(e) and (o), Directive 2011/83/EU art. 6(1)',
    since: CONSUMER_LAW,
    action: 'Write in the offer how long it holds, and what it costs then or that it stops by itself.',
    check: unclearTrials,
  },
  'law-free': {
    about: '“Gratis” in an offer that costs money.',
    level: 'warn',
    source: 'BW 6:193g(t), Directive 2005/29/EC annex I(20)',
    since: '2008-10-15',
    action: 'Leave the word out, or offer what is free apart from what costs money.',
    check: freeBesidePrice,
  },
  'law-withdrawal-link': {
    about: 'A page that sells, without a link to the withdrawal function.',
    source: 'Directive 2011/83/EU art. 11a, by Directive (EU) 2023/2673',
    since: '2026-06-19',
    action: 'Link to the withdrawal page, such as “Hier herroepen” in the footer.',
    check: links.withdrawalLink,
  },
  'law-cancel-link': {
    about: 'A page that sells, without a link to cancelling.',
    source: 'BW 6:236(o); ACM, guidelines for the protection of online consumers',
    since: '2011-12-01',
    action: 'Link to the page that ends a subscription, such as “Abonnement opzeggen” in the footer.',
    check: links.cancelLink,
  },
  'law-waiver': {
    about: 'A waiver of the right to withdraw that the visitor has not chosen.',
    source: 'BW 6:230p(g), Directive 2011/83/EU art. 16(m)',
    since: CONSUMER_LAW,
    action: 'Send the box without `checked`, and no hidden field in its place.',
    check: presetWaivers,
  },
  'law-ticked-consent': {
    about: 'A box of an order or a registration that agrees to something in advance.',
    source: 'GDPR art. 4(11) and 7, Court of Justice C-673/17 (Planet49)',
    since: '2018-05-25',
    action: 'Send the box without `checked`.',
    check: tickedConsents,
  },
  'law-payment-mark': {
    about: 'iDEAL without the mark that it shares with Wero.',
    level: 'warn',
    source: 'Rules of Currence and EPI for the mark iDEAL | Wero',
    since: '2026-01-29',
    action: 'Write “iDEAL | Wero”, and show the common mark.',
    check: missingPaymentMarks,
  },
  'law-accessibility': {
    about: 'A page without a link to the accessibility statement.',
    source: 'Directive (EU) 2019/882 (EAA) art. 13 and annex V',
    since: '2025-06-28',
    action: 'Link to the statement in the footer.',
    check: links.accessibilityLink,
  },
  'law-owner': {
    about: 'A page without a link to who owns the paper.',
    source: 'Regulation (EU) 2024/1083 (EMFA) art. 6(1)',
    since: '2025-08-08',
    action: 'Link to a colophon with the publisher’s legal name, its address and its owners.',
    check: links.ownerLink,
  },
  'law-contact': {
    about: 'A page without a link to contact.',
    source: 'BW 3:15d, Regulation (EU) 2024/1083 (EMFA) art. 6(1)(a)',
    since: '2025-08-08',
    action: 'Link to contact or customer service in the footer.',
    check: links.contactLink,
  },
  'law-privacy': {
    about: 'A page without a link to the privacy statement.',
    source: 'GDPR art. 12 and 13',
    since: '2018-05-25',
    action: 'Link to the statement in the footer.',
    check: links.privacyLink,
  },
  'law-unasked-ads': {
    about: 'Advertisements that the product’s own dialog does not ask about.',
    source: 'Telecommunicatiewet 11.7a, GDPR art. 6',
    since: '2018-05-25',
    action: 'Add "ads" to `consentPurposes` of script#site-config.',
    check: unaskedAds,
  },
  'law-refusal': {
    about: 'A button that agrees to cookies without one beside it that refuses.',
    source: 'GDPR art. 7(3) and (4), Telecommunicatiewet 11.7a',
    since: '2018-05-25',
    action: 'Put a button that refuses beside it, of the same kind and look.',
    check: missingRefusals,
  },
  'law-tcf': {
    about: 'Consent in the form of TCF 2.2 or earlier.',
    source: 'IAB Europe, Transparency and Consent Framework 2.3',
    since: '2026-02-28',
    action: 'Update the consent platform: its strings need the segment of disclosed vendors.',
    check: outdatedConsents,
  },
  'law-sponsor': {
    about: 'An advertisement that does not say who pays for it.',
    source: 'BW 3:15e and 6:193g(k), Directive 2000/31/EC art. 6(b)',
    since: '2008-10-15',
    action: 'Name the payer in `data-ad-sponsor`.',
    check: missingSponsors,
  },
  'law-political-ad': {
    about: 'A political advertisement without its payer or its transparency notice.',
    source: 'Regulation (EU) 2024/900 art. 11 and 12',
    since: '2025-10-10',
    action: 'Write the payer in `data-ad-sponsor` and the notice’s address in `data-ad-political`.',
    check: incompletePoliticalAds,
  },
  'law-ai-label': {
    about: 'A text or a picture made with AI, on a page that does not say so.',
    source: 'Regulation (EU) 2024/1689 (AI Act) art. 50(4)',
    since: '2026-08-02',
    action: 'Say on the article how it was made, in `data-made-with`.',
    check: unlabelledAi,
  },
};
