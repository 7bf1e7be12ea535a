/** The rules of product-rules.ts for commands that are no bundles. In the package this file is a bundle of them. */
import { join } from 'node:path';
import { bundleRules } from './bundle-rules.mjs';

const text = await bundleRules(join(import.meta.dirname, '..'));

/** @type {typeof import('./product-rules.ts')} */
const rules = await import(`data:text/javascript,${encodeURIComponent(text)}`);

export const {
  AD_KINDS,
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
