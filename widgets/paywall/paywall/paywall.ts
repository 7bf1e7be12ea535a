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
import { decideWall } from './decide-wall.ts';

/**
 * Asks which funnel this visitor sees on this page and shows it [paywall-decision-1 to -8]. Subscribers cost it one
 * look at who is reading; React comes only for those who may see a wall.
 */
export default enhancer({
  attributes: {
    /**
     * Where the funnel comes from: the decision service; the address (`paywallId`), for the activation page; the
     * address as a banner, for editors who try a campaign.
     */
    from: optional(oneOf('decision', 'activation', 'trial'), 'decision'),
    /** The slot that is decided; the page's own where it is left out. */
    sdkFeatureSlug: optional(oneOf(...FEATURE_SLUGS)),
    /** Says that most visitors without a subscription get a wall here: its code then comes along with the decision. */
    expected: flag(),
    /** Where the calls of paywall and funnel go, an origin that `endpoints` lists; this site where it is left out. */
    apiBase: optional(address()),
    /** Milliseconds for each call. */
    requestTimeoutMs: optional(integer(1)),
    /** Milliseconds for the decision. */
    decisionTimeoutMs: optional(integer(1)),
    /** The metering service's script, of an origin that `scripts` lists. */
    meteringSrc: optional(address()),
    /** Milliseconds for the metering service's advice. */
    meteringTimeoutMs: optional(integer(1)),
    /** Finds the protected content. */
    contentSelector: optional(text()),
    /** Finds the players of games, which a blocking wall takes away. */
    gamesPlayerSelector: optional(text()),
    /** Finds the button in the header that a sticky banner hides. */
    headerButtonSelector: optional(text()),
    /** Px below which a window is a mobile one. */
    mobileBreakpoint: optional(decimal(1)),
    /** What else happens when a campaign cannot be had. */
    onCampaignFailure: optional(oneOf('open', 'login-modal')),
    /** The cartoon of the style fokke-en-sukke. */
    fokkeEnSukkeImage: optional(address()),
    /** The subscription site. */
    subscriptionSiteUrl: optional(address()),
    /** The terms that a reader agrees to. */
    termsUrl: optional(address()),
    /** The news site, to which a payment that failed leads back. */
    newsSiteUrl: optional(address()),
    /** Customer service. */
    customerServiceUrl: optional(address()),
    /** The newsletter that is offered at registration. */
    newsletterCode: optional(text()),
    /** Its name. */
    newsletterName: optional(text()),
    /** What it brings. */
    newsletterDescription: optional(text()),
    /** Further fields of the form for personal data. */
    signupFields: optional(list()),
    /** Whether the payment block mentions the identity check. */
    identityCheck: flag(),
    /** What a payment that could not be started says. */
    paymentErrorText: optional(text()),
  },
  enhance(hook, { from, sdkFeatureSlug, expected, identityCheck, ...said }, { page, signal }) {
    // An attribute that is left out says nothing.
    const values = { ...said, identityCheck: identityCheck || undefined };
    void decideWall({ hook, page, signal, from, slug: sdkFeatureSlug, isExpected: expected, values });
  },
});
