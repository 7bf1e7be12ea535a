/** A project of CommonJS: the types are there for it as well. */
import type { FeatureName, Ga4Entry, PageType, SiteConfig } from 'nmt-widgets';

const disabled: FeatureName[] = ['liveblog-block'];
const type: PageType = 'article';
const config: SiteConfig = { disabled, currency: 'GBP', page: { type } };
const login: Ga4Entry<'login'> = { event: 'login', method: 'site' };

module.exports = { config, login };
declare const module: { exports: unknown };
