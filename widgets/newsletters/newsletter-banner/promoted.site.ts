import { siteNames } from '../../../core/runtime/site/site-file.ts';
import * as own from './promoted.ts';

const { promotedNewsletters = {} } = siteNames();

/** The site's newsletters for plus subscribers. */
export const EXCLUSIVE = promotedNewsletters.exclusive ?? own.EXCLUSIVE;

/** The site's newsletters for all other logged-in visitors. */
export const BASIC = promotedNewsletters.basic ?? own.BASIC;
