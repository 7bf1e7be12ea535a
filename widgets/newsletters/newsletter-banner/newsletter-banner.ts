import { address } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { mayOffer } from '../../../core/user/prompts/may-offer.ts';

/**
 * Promotes a newsletter that suits a logged-in visitor [newsletter-banner-1 to newsletter-banner-4]. Its script only
 * loads with a login cookie, or for the debug switch `#debug=newsletter-banner-{code}`, which shows the banner of that
 * code to anyone [debug-hashes-2].
 */
export default enhancer({
  attributes: {
    /** The address of a banner, with `{code}` in place of the newsletter's code. */
    newsletterBannerUri: address(),
  },
  async enhance(hook, { newsletterBannerUri: uri }, { feature, page, signal }) {
    const isForced = location.hash.includes('debug=newsletter-banner-');
    if (!isForced && !(page.loggedIn && mayOffer(page))) return;
    const { showBanner } = await import('./show-banner.ts');
    await showBanner(hook, { uri, feature, page, signal });
  },
});
