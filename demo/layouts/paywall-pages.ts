import { articleById } from '../content/index.ts';
import { html, type Markup } from '../server/html.ts';
import { PRODUCT } from './article-data.ts';
import { blocks } from './blocks.ts';
import type { PageContext } from './context.ts';
import type { ExpectedWall } from './expected-wall.ts';
import { openParagraphs, protectedText } from './faded-text.ts';
import { page } from './page.ts';
import { paywallMount } from './paywall-mount.ts';
import { isSubscriber, subscriptionsAddress } from './subscriptions/addresses.ts';

/** Id of the article in which the gallery shows walls. */
const TEXT = 4112;

const GAME = html`<div class="state-stage" data-games-player><p>Hier speelt een puzzel.</p><button class="button button--primary" type="button">Begin</button></div>`;

/** The gallery's page of one campaign: an article with a game in it, and the campaign's wall. */
export function campaignPage(id: string, context: PageContext): Markup {
  return walledPage(
    {
      title: `Betaalmuur ${id}`,
      meta: html`Campagne <code>${id}</code>.`,
      gallery: 'paywall',
      // The gallery has one address without a wall.
      expectedWall: id === 'geen' ? undefined : { campaign: id, isBanner: /^topbanner-(?!sticky)/.test(id) },
      open: isSubscriber(context) ? undefined : openUnder(id),
    },
    context,
  );
}

/**
 * The same article with a metering service, whose script simulates a state: its advice decides whether there is a wall.
 */
export function meteredPage(state: string, context: PageContext): Markup {
  const parts = {
    title: 'Een getelde pagina',
    meta: html`De teller: <code>${state}</code>. <a href="/third-party/metering/events">Wat de teller hoorde</a>.`,
    gallery: 'paywall-metering',
    meteringSrc: `/third-party/metering/metering.js?state=${state}`,
    // The kind of wall depends on the articles that the visitor has read.
    expectedWall: {},
  };
  return walledPage(parts, context);
}

interface WalledPage {
  readonly title: string;
  /** The description of what the page shows. */
  readonly meta: Markup;
  /** Address of the demo page that links here. */
  readonly gallery: string;
  readonly meteringSrc?: string;
  readonly expectedWall: ExpectedWall | undefined;
  /** Number of paragraphs before the wall; undefined if no wall blocks the text. */
  readonly open?: number | undefined;
}

/** The number of open paragraphs: none under a wall of the type hard. */
function openUnder(campaign: string): number | undefined {
  return campaign.startsWith('hard-') ? 0 : openParagraphs(campaign.startsWith('overcontent-'));
}

function walledPage(
  { title, meta, gallery, meteringSrc, expectedWall, open }: WalledPage,
  context: PageContext,
): Markup {
  const { headline, lead, body } = articleById(TEXT);
  return page(
    {
      title,
      pageType: 'article',
      inlinesStyle: true,
      expectedWall,
      body: { 'article-type': 'article' },
      structuredData: { '@type': 'NewsArticle', isPartOf: PRODUCT },
      content: html`<div class="with-side"><div class="with-side__main"><article class="article" id="artikel">
${paywallMount({ isExpected: expectedWall !== undefined, meteringSrc }, context)}<header class="article__head"><p class="kicker"><a href="/features/${gallery}.html">Galerij van betaalmuren</a></p>
<h1>${headline}</h1>
<p class="article__lead">${lead}</p>
<p class="meta">${meta} Een abonnee ziet geen muur.</p>
<p><a class="button" data-paywall-header-button href="${subscriptionsAddress(context)}">Abonneren</a></p></header>
${protectedText({ parts: [...blocks(body.slice(0, 2)), GAME, ...blocks(body.slice(2))], open }, context)}
<p class="meta"><a href="/features/${gallery}.html">Terug naar de galerij</a></p>
</article></div></div>`,
    },
    context,
  );
}

/** Offers a subscription to a podcast listener [paywall-audio-page-1]. */
export function audioPage(context: PageContext): Markup {
  const isExpected = !context.visit.session.account?.permissions.includes('nrc-online');
  return page(
    {
      title: 'Luister verder',
      pageType: 'paywall-audio',
      inlinesStyle: true,
      expectedWall: { campaign: 'audio' },
      content: html`<div class="feature-page"><div class="section-head"><h1>Luister verder</h1><p>Deze aflevering is er voor abonnees.</p></div>${paywallMount({ isExpected }, context)}<p class="meta"><a href="/podcasts/">Naar alle podcasts</a></p></div>`,
    },
    context,
  );
}

/** Activates a subscription that was paid or granted [paywall-activate-page-1]. */
export function activatePage(context: PageContext): Markup {
  return page(
    {
      title: 'Activeer je abonnement',
      pageType: 'paywall-activate',
      content: html`<div class="feature-page"><div class="section-head"><h1>Activeer je abonnement</h1></div><div data-widget="paywall" data-from="activation" data-subscription-site-url="/abonnementen/"></div><noscript><p>Om je abonnement te activeren heb je JavaScript nodig. Lukt het niet? Onze <a href="/klantenservice/">klantenservice</a> doet het voor je.</p></noscript></div>`,
    },
    context,
  );
}

/** The page on which an editor tries a campaign as a banner [paywall-test-page-1]. */
export function trialPage(context: PageContext): Markup {
  return page(
    {
      title: 'Probeer een campagne',
      pageType: 'paywall-test',
      content: html`<div class="feature-page"><div class="section-head"><h1>Probeer een campagne</h1><p>De campagne uit het adres staat als banner boven de pagina.</p></div><div data-widget="paywall" data-from="trial" data-subscription-site-url="/abonnementen/"></div></div>`,
    },
    context,
  );
}
