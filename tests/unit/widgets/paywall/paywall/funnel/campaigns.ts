import type { Block, Campaign, Step } from '../../../../../../core/domain/paywall/types.ts';
import { countryRules } from '../../../../../../widgets/paywall/paywall/funnel/countries.ts';
import type { FunnelRules } from '../../../../../../widgets/paywall/paywall/funnel/state.ts';
import { readShop } from '../../../../../../widgets/paywall/paywall/offer/read-shop.ts';

/** Creates a block of a type, with simple texts. */
export const block = (type: string, header = '', text = ''): Block => ({
  type,
  content: { header: header ? [header] : [], text: text ? [text] : [], image: '' },
});

/** Creates a step with blocks of these types. */
export const step = (types: readonly string[], more: Partial<Step> = {}): Step => ({
  blocks: types.map((type) => block(type)),
  buttonType: 'standard',
  buttonLabel: '',
  buttonPayoff: '',
  redirectUrl: '',
  buttonSummaryText: '',
  payoff: '',
  ...more,
});

/** Creates a campaign with these steps. */
export const campaign = (
  steps: readonly [Step, ...Step[]],
  more: Partial<Campaign['funnel']> = {},
): Campaign => ({
  id: 'proef',
  name: 'Proef',
  funnel: {
    paywallType: 'belowcontent',
    style: 'none',
    clipAfter: 1,
    buttonColor: 'red',
    subscriptionAnswers: [],
    steps,
    ...more,
  },
});

export const rulesOf = (
  steps: readonly [Step, ...Step[]],
  more: Partial<Campaign['funnel']> = {},
): FunnelRules => ({
  funnel: campaign(steps, more).funnel,
  signupFields: [],
  country: countryRules('NL'),
  messages: {},
  hasNewsletter: false,
});

/** Three types: two without a paper and one with a paper. */
export const TYPES = readShop(
  [1, 2, 3].map((id) => ({
    id,
    products: [101, 102].map((product) => ({
      id: id * 1000 + product,
      label: { subscriptionName: `Abonnement ${id} ${product}` },
      period: 12,
      price: 4,
      price_months: 12,
      price_after: 4,
      notice_months: 1,
    })),
  })),
);

/** The valid values of all fields. */
export const RIGHT = {
  initials: 'A.B.',
  infix: '',
  surname: 'Jansen',
  first_name: '',
  email: 'a@post.nl',
  postcode: '1012 AB',
  nr: '1',
  suffix: '',
  street: 'Damrak',
  city: 'Amsterdam',
  iban: '',
  phone: '',
  password: 'vier fietsen in de Regen 7',
  terms: 'on',
  updates: '',
  optin: '',
  newsletterAgreed: '',
  immediate_start: '',
} as const;
