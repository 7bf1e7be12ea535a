import { NEWSLETTERS } from '../content/newsletters.ts';
import { SECTIONS } from '../content/sections.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { welcomeAside } from './account-aside.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { backLink } from './subscriptions/way-back.ts';

/** The newsletters suggested to a new reader. */
const LETTERS = ['nrcvandaag', 'nrcgesprekstof', 'nrcinbeeld', 'nrcboeken', 'nrcwetensch'];

/** The sections of the paper, and further themes that readers like. */
const THEMES = [
  ...Object.entries(SECTIONS).map(([id, { name }]) => ({ id, name })),
  { id: 'puzzels', name: 'Puzzels' },
  { id: 'eten', name: 'Koken & eten' },
  { id: 'natuur', name: 'Natuur' },
  { id: 'reizen', name: 'Onderweg' },
];

/** The attributes of the onboarding's hook [onboarding-10]. */
export function onboardingData(): Markup {
  const newsletters = NEWSLETTERS.filter(({ code }) => LETTERS.includes(code));
  return attributes({
    'data-widget': 'onboarding',
    'data-onboarding-themes': JSON.stringify(THEMES),
    'data-onboarding-newsletters': JSON.stringify(
      newsletters.map(({ code, name, rhythm, about }) => ({
        code,
        name,
        description: `${rhythm}. ${about}`,
      })),
    ),
  });
}

/** The way in which a reader arrived at the onboarding. */
interface Arrival {
  /** The latest change of the account: made or confirmed. */
  readonly welcome: 'gemaakt' | 'bevestigd' | undefined;
  /** The path of the page on which the reader was. */
  readonly back: string;
}

const WELCOME = {
  gemaakt: 'Je account is gemaakt, en je bent ingelogd.',
  bevestigd: 'Je e-mailadres is bevestigd, en je bent ingelogd.',
} as const;

/** The page on which a new reader personalises the paper [onboarding-1]. */
export function onboardingPage({ welcome, back }: Arrival, context: PageContext): Markup {
  const note =
    welcome &&
    html`<div class="account-page__already"><p role="status" tabindex="-1" autofocus><strong>${WELCOME[welcome]}</strong> Maak de krant nu van jou, of doe dat later.</p>${back !== '/' && html`<p>Terug naar ${backLink(back, context)}</p>`}</div>`;
  return page(
    {
      title: 'Welkom',
      description: 'Maak de krant van jou.',
      pageType: 'onboarding',
      body: { 'history-notice': 'off' },
      content: html`<div class="account-page account-page--single"><div class="account-page__main">
<div class="section-head"><h1>Welkom bij de krant</h1></div>
${note}
<div${onboardingData()}><p>Kies je thema’s, onderwerpen en nieuwsbrieven. Daar heb je JavaScript voor nodig; zonder vind je alles bij <a href="/onderwerpen/">Onderwerpen</a> en <a href="/nieuwsbrieven/">Nieuwsbrieven</a>.</p></div>
</div>${welcomeAside('pont-dageraad', {
        title: 'Je krant in drie stappen',
        lines: [
          'Thema’s en onderwerpen bepalen wat er in Mijn nieuws staat.',
          'Nieuwsbrieven komen wanneer jij ze wilt.',
          'Alles is later te wijzigen in je account.',
        ],
      })}</div>`,
    },
    context,
  );
}
