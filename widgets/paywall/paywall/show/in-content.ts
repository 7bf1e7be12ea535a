import { keepWall } from '../wall/keep-wall.ts';
import type { Way } from './presentation.ts';
import { softWall } from './soft-wall.ts';

/** Shown between two paragraphs of the content, which stays readable [paywall-types-6]. */
export const inContent = at('inline');

/** Shown directly after the content [paywall-types-10]. */
export const belowContent = at('belowcontent');

function at(as: 'inline' | 'belowcontent'): Way {
  return softWall({
    place: ({ section }, { campaign, config, hook }, signal) =>
      keepWall({ as, section, hook, clipAfter: campaign.funnel.clipAfter, config, signal }).isPlaced,
  });
}
