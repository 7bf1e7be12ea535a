import { FEATURE_SLUGS } from '../../../core/domain/paywall/feature-slug.ts';
import {
  address,
  decimal,
  flag,
  integer,
  list,
  oneOf,
  optional,
  text,
} from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { decideWall } from './decide/decide-wall.ts';
import { sourceOf } from './decide/source-of.ts';

/**
 * Shows the funnel that the decision service chooses for this visitor and page [paywall-decision-1 to -8], including
 * subscribers, who do not wait for it. React loads only for visitors who may see a wall.
 *
 * The steps from the decision to the screen, in one direction:
 *
 * 1. `decide/decide-wall.ts`: the facts of visitor and page, the decision, and the wall that it names.
 * 2. `show/show-campaign.ts`: fetches the campaign of that wall (`api/`).
 * 3. `show/present.ts`: selects the presentation for the campaign's type.
 * 4. A file for each way, such as `show/over-content.ts`: it puts the wall into the page (`wall/`, which knows nothing
 *   of campaigns) and the steps into the wall (`funnel/`, which knows nothing of walls).
 */
export default enhancer({
  attributes: {
    /**
     * The source of the funnel: the decision service; the address (`paywallId`), for the activation page; the address,
     * as a banner, for editors who try a campaign. By default it depends on the page's address.
     */
    from: optional(oneOf('decision', 'activation', 'trial')),
    /** The slot to decide; by default the page's own. */
    sdkFeatureSlug: optional(oneOf(...FEATURE_SLUGS)),
    /**
     * Whether most visitors without a subscription get a wall here: its code then loads in parallel with the decision.
     */
    expected: flag(),
    /**
     * The base address of the calls of paywall and funnel, on an origin that `endpoints` lists; by default this site.
     */
    apiBase: optional(address()),
    /** Time limit for each call, in milliseconds. */
    requestTimeoutMs: optional(integer(1)),
    /** Time limit for the decision, in milliseconds. */
    decisionTimeoutMs: optional(integer(1)),
    /** The method with which anonymous visitors request the decision: with `get` a shared cache can answer it. */
    anonymousDecision: optional(oneOf('post', 'get')),
    /** The group of articles with the same decision, such as `premium`, for a decision by `get`. */
    decisionGroup: optional(text()),
    /** The address of the metering service's script, on an origin that `scripts` lists. */
    meteringSrc: optional(address()),
    /** Time limit for the metering service's advice, in milliseconds. */
    meteringTimeoutMs: optional(integer(1)),
    /** Selector of the protected content. */
    contentSelector: optional(text()),
    /** Selector of the players of games, which a blocking wall removes. */
    gamesPlayerSelector: optional(text()),
    /** Selector of the button in the header that a sticky banner hides. */
    headerButtonSelector: optional(text()),
    /** Width in px below which a window counts as mobile. */
    mobileBreakpoint: optional(decimal(1)),
    /** An additional action if a campaign cannot be fetched. */
    onCampaignFailure: optional(oneOf('open', 'login-modal')),
    /** The address of the cartoon in the style fokke-en-sukke. */
    fokkeEnSukkeImage: optional(address()),
    /** The address of the subscription site. */
    subscriptionSiteUrl: optional(address()),
    /** The address of the terms that a visitor accepts. */
    termsUrl: optional(address()),
    /** The address of the page about withdrawing from an order. */
    withdrawalUrl: optional(address()),
    /** The address of the news site, to which a failed payment links back. */
    newsSiteUrl: optional(address()),
    /** The address of customer service. */
    customerServiceUrl: optional(address()),
    /** The code of the newsletter that is offered at registration. */
    newsletterCode: optional(text()),
    /** The name of that newsletter. */
    newsletterName: optional(text()),
    /** The description of that newsletter. */
    newsletterDescription: optional(text()),
    /** Additional fields of the form for personal data. */
    signupFields: optional(list()),
    /** Whether the payment block mentions the identity check. */
    identityCheck: flag(),
    /** The message if a payment could not be started. */
    paymentErrorText: optional(text()),
  },
  enhance(hook, { from, sdkFeatureSlug, expected, identityCheck, ...attributes }, { page, signal }) {
    // Without the flag, the value of the configuration applies.
    const values = { ...attributes, identityCheck: identityCheck || undefined };
    // A slot of its own, such as that of a top banner, shows the result of its decision.
    const source = from ?? (sdkFeatureSlug === undefined ? sourceOf(page) : 'decision');
    void decideWall({ hook, page, signal, from: source, slug: sdkFeatureSlug, isExpected: expected, values });
  },
});
