import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Paper } from './paper.ts';

/** A page of each kind, by its name in test titles. */
export interface PageType {
  readonly name: string;
  readonly path: (paper: Pick<Paper, 'article'>) => string;
  /** Console messages that are allowed, because the page is about failures. */
  readonly says?: RegExp;
}

const KINDS = ['article', 'liveblog', 'photos', 'partner'] as const;
const STORIES = ['scrolly', 'route'] as const;

/** The pages of the newspaper. */
export const NEWSPAPER: readonly PageType[] = [
  { name: 'front page', path: () => '/' },
  { name: 'section', path: () => '/sectie/binnenland/' },
  { name: 'topic', path: () => '/onderwerp/klimaat/' },
  { name: 'topics', path: () => '/onderwerpen/' },
  { name: 'podcasts', path: () => '/podcasts/' },
  { name: 'podcast show', path: () => '/podcasts/hans/' },
  { name: 'podcast episode', path: () => '/podcasts/de-overkant/de-laatste-pont/' },
  { name: 'podcast episodes', path: () => '/podcasts/afleveringen/?serie=vandaag' },
  { name: 'podcasts explained', path: () => '/podcasts/hoe-luister-ik/' },
  { name: 'video page', path: () => '/video/pont/' },
  { name: 'video slideshow', path: () => '/video/een-dag-aan-de-pont/' },
  { name: 'e-books', path: () => '/ebook/' },
  { name: 'digital paper', path: () => '/krant/?visitor=subscribed-plus' },
  { name: 'careers', path: () => '/vacatures/' },
  { name: 'subscriptions', path: () => '/abonnementen/' },
  {
    name: 'order of a subscription',
    path: () => '/abonnementen/bestellen/?paywallId=abonneren&product=301&return_to=%2F',
  },
  ...[...KINDS, ...STORIES].map((kind) => ({
    name: `${kind} page`,
    path: (paper: Pick<Paper, 'article'>) => paper.article(kind),
  })),
  { name: 'long read', path: (paper) => paper.article('longRead') },
  { name: 'full-page photos', path: (paper) => paper.article('fullPage') },
  { name: 'photo of the day', path: () => '/foto-van-de-dag/wachten/' },
  { name: 'wild garden', path: () => '/wilde-tuin/' },
  { name: 'liberation', path: () => '/special/bevrijding/' },
  { name: 'street', path: () => '/special/hoogstraat/' },
  { name: 'flat', path: () => '/special/l-flat/' },
  { name: 'square', path: () => '/special/marktplein/' },
  { name: 'parallax', path: () => '/special/parallax/' },
  ...KINDS.map((kind) => ({
    name: `${kind} in the app`,
    path: (paper: Pick<Paper, 'article'>) => `${paper.article(kind)}/appview`,
  })),
  {
    name: 'not found',
    path: () => '/sectie/bestaat-niet/',
    says: /^Failed to load resource.* 404 .*\/sectie\/bestaat-niet\/$/,
  },
  { name: 'log in', path: () => '/login/' },
  { name: 'log out', path: () => '/logout/?visitor=subscribed' },
  { name: 'account', path: () => '/account/?visitor=subscribed-plus' },
  { name: 'cancelling', path: () => '/account/opzeggen/?visitor=subscribed-plus' },
  { name: 'withdrawal', path: () => '/herroepen/?visitor=starter' },
  { name: 'profile', path: () => '/profiel/?visitor=subscribed' },
  { name: 'onboarding', path: () => '/onboarding/?visitor=new-subscriber' },
  { name: 'family', path: () => '/gezin/?visitor=subscribed-plus' },
  { name: 'family invitation', path: () => '/gezin/uitnodiging/?token=samenlezen&visitor=registered' },
  { name: 'privacy settings', path: () => '/instellingen/privacy/?visitor=subscribed' },
  { name: 'message settings', path: () => '/instellingen/meldingen/?visitor=push-reader' },
  { name: 'welcome', path: () => '/welkom/?visitor=newcomer' },
  { name: 'advertisement test', path: () => '/banners/test/klantwaarde/bottombanner/' },
  { name: 'backend', path: () => '/demo/backend/' },
  { name: 'the app', path: () => '/demo/app/' },
  // It loads the features' demo pages in the background.
  {
    name: 'list of features',
    path: () => '/features/',
    says: /^nmt |^Failed to load resource.*(\/data\/|bestaat-niet)/,
  },
];

/** The newspaper's other pages, which consist of the same parts. */
export const OTHER_PAGES: readonly PageType[] = [
  ...['quiz', 'statements', 'explicit', 'post'].map((kind) => ({
    name: `${kind} article`,
    path: (paper: Pick<Paper, 'article'>) => paper.article(kind as 'quiz'),
  })),
  { name: 'reading list', path: () => '/leeslijst/?visitor=subscribed' },
  { name: 'my news', path: () => '/mijn-nieuws/?visitor=subscribed' },
  { name: 'service e-mails', path: () => '/service-mails/?visitor=subscribed' },
  { name: '/paywall-test', path: () => '/paywall-test', says: /^nmt paywall: The address has no paywallId/ },
  ...[
    '/agenda/',
    '/archief/',
    '/bord/',
    '/contact/',
    '/contact/in-memoriam/',
    '/duurzaamheid/',
    '/econogram/',
    '/enquete/',
    '/in-memoriam/',
    '/keuzehulp/subsidie/',
    '/kindernamen/',
    '/klantenservice/',
    '/lintjes/',
    '/masterclasses/',
    '/necrologieen/',
    '/nieuwsbrieven/',
    '/nieuwsbrieven/bundel/',
    '/oproep/hoogwater/',
    '/over-ons/',
    '/partners/',
    '/paywall-activate',
    '/paywall-audio',
    '/privacy/cookies/',
    '/provincieakkoord/',
    '/puzzels/',
    '/puzzels/kruiswoord/',
    '/puzzels/rebus/',
    '/puzzels/schaken/',
    '/puzzels/sudoku/',
    '/regeerakkoord/',
    '/regio-bundel/',
    '/search',
    '/special/1968/',
    '/special/in-beeld-2019/',
    '/special/lost-boys/',
    '/specials/',
    '/verkiezingen/',
    '/verkiezingen/partijen/',
    '/voordelen/',
  ].map((address) => ({ name: address, path: () => address })),
];

/**
 * The features' demo pages. A section of each shows failures: there the feature itself may log messages, and the
 * browser may log the file or call that is missing on purpose.
 */
export const FEATURES: readonly PageType[] = [
  ...featurePages(),
  { name: 'workbench', path: () => '/features/workbench', says: /^nmt |^Failed to load resource/ },
];

/** Features that are only shown, or only render something, for one visitor. */
const VISITORS: Readonly<Record<string, string>> = {
  comments: 'subscribed',
  'family-invitation': 'subscribed',
  'family-settings': 'subscribed-plus',
  'missed-items': 'subscribed-plus',
  onboarding: 'new-subscriber',
  'subscription-settings': 'subscribed',
};

function featurePages(): PageType[] {
  return readdirSync(join(import.meta.dirname, '../../../demo/features'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.html'.length);
      return {
        name,
        path: () => `/features/${file}${VISITORS[name] ? `?visitor=${VISITORS[name]}` : ''}`,
        // None of its sections is about an uncaught error.
        says: new RegExp(
          `^nmt (${name}|http): (?!The feature threw)|^Failed to load resource.*(fault=|/data/|/storing/|/talk/|bestaat-niet)`,
        ),
      };
    });
}
