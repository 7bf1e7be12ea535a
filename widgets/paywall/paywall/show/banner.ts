import type { Campaign } from '../../../../core/domain/paywall/types.ts';
import { plainText } from '../../../../core/platform/html/rich-text.ts';
import { OFFER } from '../texts.ts';
import { placeTopBanner } from '../wall/place-top-banner.ts';
import { makeSticky } from '../wall/sticky.ts';
import { softWall } from './soft-wall.ts';

/** Shown above the site's header [paywall-types-11]. */
export const topBanner = softWall({
  place: ({ section }, _, signal) => placeTopBanner(section, signal),
});

/** Sticks to the top of the window, once the visitor has scrolled down [paywall-types-12 to -17]. */
export const stickyBanner = softWall({
  place: ({ section }) => document.body.append(section),
  complete: (wall, { campaign, config }, signal) =>
    makeSticky(wall, titleOf(campaign), config.headerButtonSelector, signal),
});

/** The first heading of the first step, for the bar. */
function titleOf({ funnel }: Campaign): string {
  const headers = funnel.steps[0].blocks.map(({ content }) => plainText(content.header));
  return headers.find((header) => header !== '') ?? OFFER;
}
