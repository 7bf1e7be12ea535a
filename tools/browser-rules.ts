/**
 * The product's rules for pages that its commands use, too: they are the same in the browser and on the command line.
 */

export { slugify } from '../core/platform/ids/slugify.ts';
export { nearestName } from '../core/runtime/caretaker/nearest-name.ts';
export { pageFactMistakes } from '../core/runtime/caretaker/report-page-facts.ts';
export { isRecord } from '../core/runtime/config/guards.ts';
export { BODY_NAMES } from '../core/runtime/page/body-attributes.ts';
export { PURPOSES } from '../core/user/consent/consent-config.ts';
export { CONSENT_MODALS } from '../core/user/consent/modal-in.ts';
export { AD_KINDS, kindOf } from '../widgets/ads/ads/plan/positions.ts';
export { readQuiz } from '../widgets/article/quiz/read-quiz.ts';
export { structuredAccess } from '../widgets/paywall/paywall/wall/structured-access.ts';
