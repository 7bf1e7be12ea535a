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
 * Shows the funnel that the decision service chooses for this visitor and page [paywall-decision-1 to -8],
 * subscribers included, who do not wait for it. React loads only for visitors who may see a wall.
 *
 * A wall's way from the decision to the screen, in one direction:
 *
 * 1. `decide/decide-wall.ts`: the facts of visitor and page, the decision, and the wall that it names.
 * 2. `show/show-campaign.ts`: fetches the campaign of that wall (`api/`).
 * 3. `show/present.ts`: which way of presenting the campaign's type has.
 * 4. A file for each way, such as `show/over-content.ts`: it puts the wall into the page (`wall/`, which knows nothing of
 *    campaigns) and the steps into the wall (`funnel/`, which knows nothing of walls).
 */
export default enhancer({
  attributes: {
    /**
     * Where the funnel comes from: the decision service; the address (`paywallId`), for the activation page; the
     * address, as a banner, for editors who try a campaign. By default what the page's address says.
     */
    from: optional(oneOf('decision', 'activation', 'trial')),
    /** The slot that is decided; the page's own without it. */
    sdkFeatureSlug: optional(oneOf(...FEATURE_SLUGS)),
    /** Whether most visitors without a subscription get a wall here: its code then loads beside the decision. */
    expected: flag(),
    /** The base of the calls of paywall and funnel, of an origin that `endpoints` lists; this site without it. */
    apiBase: optional(address()),
    /** Milliseconds for each call. */
    requestTimeoutMs: optional(integer(1)),
    /** Milliseconds for the decision. */
    decisionTimeoutMs: optional(integer(1)),
    /** How anonymous visitors ask for the decision: `get` lets a shared cache answer it. */
    anonymousDecision: optional(oneOf('post', 'get')),
    /** The group of articles that are decided alike, such as `premium`, for a decision by `get`. */
    decisionGroup: optional(text()),
    /** The metering service's script, of an origin that `scripts` lists. */
    meteringSrc: optional(address()),
    /** Milliseconds for the metering service's advice. */
    meteringTimeoutMs: optional(integer(1)),
    /** Finds the protected content. */
    contentSelector: optional(text()),
    /** Finds the players of games, which a blocking wall removes. */
    gamesPlayerSelector: optional(text()),
    /** Finds the button in the header that a sticky banner hides. */
    headerButtonSelector: optional(text()),
    /** Px below which a window is a mobile one. */
    mobileBreakpoint: optional(decimal(1)),
    /** A further action when a campaign cannot be fetched. */
    onCampaignFailure: optional(oneOf('open', 'login-modal')),
    /** The cartoon of the style fokke-en-sukke. */
    fokkeEnSukkeImage: optional(address()),
    /** The subscription site. */
    subscriptionSiteUrl: optional(address()),
    /** The terms that a visitor agrees to. */
    termsUrl: optional(address()),
    /** The page that says how an order is withdrawn. */
    withdrawalUrl: optional(address()),
    /** The news site, to which a payment that failed leads back. */
    newsSiteUrl: optional(address()),
    /** Customer service. */
    customerServiceUrl: optional(address()),
    /** The newsletter that is offered at registration. */
    newsletterCode: optional(text()),
    /** Its name. */
    newsletterName: optional(text()),
    /** Its description. */
    newsletterDescription: optional(text()),
    /** Further fields of the form for personal data. */
    signupFields: optional(list()),
    /** Whether the payment block mentions the identity check. */
    identityCheck: flag(),
    /** The message for a payment that could not be started. */
    paymentErrorText: optional(text()),
  },
  enhance(hook, { from, sdkFeatureSlug, expected, identityCheck, ...attributes }, { page, signal }) {
    // A flag that is left out leaves the value to the configuration.
    const values = { ...attributes, identityCheck: identityCheck || undefined };
    // A slot of its own, such as a top banner's, shows what its decision says.
    const source = from ?? (sdkFeatureSlug === undefined ? sourceOf(page) : 'decision');
    void decideWall({ hook, page, signal, from: source, slug: sdkFeatureSlug, isExpected: expected, values });
  },
});
