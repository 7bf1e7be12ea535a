/** The uses of the types in a site's own scripts: it compiles against the package only. */
import type { DataLayerEntry, Events, HookState, Nmt, SentMessage, SiteConfig } from 'nmt-widgets';
import { policyOf } from 'nmt-widgets/csp';
import csp from 'nmt-widgets/dist/csp.json';
import { renderHead } from 'nmt-widgets/head';
import { createPlugin } from 'nmt-widgets/lint';
import { readReleaseFolder } from 'nmt-widgets/lint/release';
import manifest from 'nmt-widgets/manifest.json';

// window.nmt, before and after it has loaded.
window.nmt ??= [];
window.nmt.push((nmt: Nmt) => {
  const off = nmt.on('colour-scheme:changed', ({ scheme, colour }) => {
    document.documentElement.dataset.colour = `${scheme} ${colour satisfies 'light' | 'dark'}`;
  });
  nmt.on('feature:failed', ({ feature, hook, error }) => console.error(feature, hook.id, error));
  nmt.emit('page:restored', {});
  nmt.mount(document.body);
  nmt.consent.set({ ads: true });
  nmt.ads.beforeRequest(([first]) => first?.setTargeting('bid', '1'));
  const failed: HookState[] = nmt.state().filter(({ state }) => state === 'failed');
  failed.map(({ hook }) => hook.offsetTop);
  off();
});

// The events of the bus.
export function segmentOf({ segment, kind }: Events['visitor:changed']): string {
  return kind === 'logged-out' ? '' : segment;
}

// A web view's messages.
export function handle(message: SentMessage): string {
  switch (message.type) {
    case 'page:ready':
      return message.capabilities.join(' ');
    case 'link:open':
      return message.kind === 'article' ? (message.articleId ?? message.url) : message.url;
    case 'share:open':
      return `${message.title} ${message.text} ${message.url}`;
    case 'consent:open':
      return String(message.id);
  }
}

// The settings of a site.
export const config: SiteConfig = {
  brand: 'De Buurtkrant',
  disabled: ['liveblog-block'],
  mobileBelow: 'medium',
  appIds: { 'buurt-ios': 'ios' },
  consent: { source: 'tcf', purposes: { ads: { purposes: [1, 3, 4], vendors: [755] } } },
  ga4: { format: 'gtag', events: ['page_view'] },
  currency: 'GBP',
  locale: 'en-GB',
  names: { permissions: { subscriber: 'courier-full' } },
  pageTypes: ['own-type'],
  page: { type: 'own-type', articleId: 4101, articleIsFree: true, plusPermissions: ['plus'] },
  paywall: { decisionTimeoutMs: 4000 },
  shareUtm: { mail: { source: 'nieuws', medium: 'email' } },
  endpoints: { weather: '/weer', profile: { userInfo: '/papi/api/me/' } },
};

// The entries that arrive in the data layer.
export function report(entry: DataLayerEntry): string {
  if (entry.event === 'page-view') return `${entry.page_view_id} ${entry.segment ?? ''}`;
  return entry.event;
}
export const share: DataLayerEntry<'share'> = { event: 'share', method: 'mail', kind: 'share' };

// The head rendered by a server.
export const { head, bodyEnd } = renderHead(manifest, (file) => file, { pageType: 'article', config });

// The policy of a page, and the header that contains it.
export const policy: string = policyOf(csp, {
  type: 'article',
  config,
  origin: 'https://krant.example',
  bundle: 'https://static.example',
  extra: { 'img-src': ['https://pictures.example'] },
});

// The linter together with a site's own rules.
const { contract, release, configSchema } = readReleaseFolder('node_modules/nmt-widgets/dist');
export const plugins = [createPlugin(contract, { release, configSchema, own: ['data-cms-*'] })];
export const followed: string | undefined = release.integrityOf('weather-abcde.js');
