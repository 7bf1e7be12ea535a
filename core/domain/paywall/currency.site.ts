import { siteValue } from '../../runtime/site/site-file.ts';
import * as own from './currency.ts';

/** The currency of the site's prices. */
export const CURRENCY = siteValue('currency') ?? own.CURRENCY;
