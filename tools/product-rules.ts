/**
 * The rules of browser-rules.ts for commands that are not bundled. In the package, a bundle of these rules replaces
 * this file.
 */
import { join } from 'node:path';
import { bundleRules } from './bundle-rules.ts';

const text = await bundleRules(join(import.meta.dirname, '..'));
const rules: typeof import('./browser-rules.ts') = await import(
  `data:text/javascript,${encodeURIComponent(text)}`
);

export const {
  AD_KINDS,
  BODY_NAMES,
  CONSENT_MODALS,
  isRecord,
  kindOf,
  nearestName,
  PURPOSES,
  pageFactMistakes,
  readQuiz,
  slugify,
  structuredAccess,
} = rules;
