import { keepWall } from '../wall/keep-wall.ts';
import type { Way } from './presentation.ts';
import { type SoftWay, showSoftWall } from './soft-wall.ts';

/** Stands between two paragraphs of the content, which stay [paywall-types-6]. */
export const inContent: Way = (presentation) => showSoftWall(presentation, { place: at('inline') });

/** Stands right after the content [paywall-types-10]. */
export const belowContent: Way = (presentation) => showSoftWall(presentation, { place: at('belowcontent') });

function at(as: 'inline' | 'belowcontent'): SoftWay['place'] {
  return ({ section }, { campaign, config, hook }, signal) =>
    keepWall({ as, section, hook, clipAfter: campaign.funnel.clipAfter, config, signal }).isPlaced;
}
