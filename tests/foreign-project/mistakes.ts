/** Mistakes that the types have to detect: each line below a comment is wrong, and the compiler reports it. */
import type { DataLayerEntry, Nmt, SentMessage, SiteConfig } from 'nmt-widgets';
import { policyOf } from 'nmt-widgets/csp';
import csp from 'nmt-widgets/dist/csp.json';
import { renderHead } from 'nmt-widgets/head';
import { createPlugin } from 'nmt-widgets/lint';
import { readReleaseFolder } from 'nmt-widgets/lint/release';
// @ts-expect-error Files of the build are served, not imported.
import 'nmt-widgets/dist/loader.js';

// @ts-expect-error A type of the product's inside is no part of the package.
export type Inside = import('nmt-widgets').Loader;

declare const nmt: Nmt;

// @ts-expect-error A name that no event has.
nmt.on('colour-scheme:change', () => {});
// @ts-expect-error A payload without a field.
nmt.emit('app:message-answered', { id: 1 });
// @ts-expect-error A payload of another type.
nmt.emit('app:consent-pushed', { purposes: { 'social-media': true } });
nmt.on('visitor:changed', (visitor) => {
  // @ts-expect-error Nothing identifies a visitor.
  visitor.uuid;
});
// @ts-expect-error It is frozen.
nmt.release = 'other';
// @ts-expect-error It may still be an array.
window.nmt?.state();

// @ts-expect-error A misspelt key.
export const misspelt: SiteConfig = { loginCokie: 'login' };
// @ts-expect-error No feature has that name.
export const noFeature: SiteConfig = { disabled: ['livblog'] };
// @ts-expect-error A value of another type.
export const wrongKind: SiteConfig = { uuidHosts: 'winkel.example' };
// @ts-expect-error No breakpoint has that name.
export const noBreakpoint: SiteConfig = { mobileBelow: 'tiny' };
// @ts-expect-error No app has that platform.
export const noPlatform: SiteConfig = { appIds: { 'buurt-ios': 'ipad' } };

// @ts-expect-error No fact of a page has that name.
export const noFact: SiteConfig = { page: { pageType: 'article' } };

declare const message: SentMessage;
if (message.type === 'share:open') {
  // @ts-expect-error A field of another message.
  message.kind;
}

// @ts-expect-error An event that the data layer does not have.
export const unknownEvent: DataLayerEntry = { event: 'pageview' };
// @ts-expect-error A field is missing.
export const halfEvent: DataLayerEntry<'share'> = { event: 'share', method: 'mail' };

// @ts-expect-error A page type is a text.
renderHead({}, (file) => file, { pageType: 3 });

// @ts-expect-error A page has a type.
policyOf(csp, { config: {} });
// @ts-expect-error Sources are lists.
policyOf(csp, { type: 'article', extra: { 'img-src': 'https://pictures.example' } });

// @ts-expect-error An option that the plugin does not have.
createPlugin({}, { ownAttributes: ['data-cms-id'] });
// @ts-expect-error A folder is a text.
readReleaseFolder(new URL('https://krant.example'));
