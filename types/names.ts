// The type alone; the package has the names themselves, which tools/pack/name-types.ts writes.

import type { PAGE_TYPES } from '../core/runtime/page/page-types.ts';
import type manifest from '../manifest.json';

/** The name of a feature, as hooks and `disabled` have it. */
export type FeatureName = keyof typeof manifest;

/** A page type of the product; a site names further ones in `pageTypes`. */
export type PageType = (typeof PAGE_TYPES)[number];
