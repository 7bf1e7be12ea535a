// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { Cards } from '../../../core/domain/teasers/cards/Cards.tsx';
import { ContentLanguageProvider } from '../../../core/runtime/feature/content-language.ts';
import { LazyCards } from '../../../widgets/lists/lazy-cards/LazyCards.tsx';
import { PhotoImage } from '../../../widgets/media/photo-lightbox/PhotoImage.tsx';
import { ChoiceButton } from '../../../widgets/onboarding/onboarding/ChoiceButton.tsx';
import { MissedItems } from '../../../widgets/personal/missed-items/MissedItems.tsx';
import { RemovedRow } from '../../../widgets/personal/reading-list-page/RemovedRow.tsx';
import { PodcastList } from '../../../widgets/podcasts/podcast-list/PodcastList.tsx';
import { Dock } from '../../../widgets/podcasts/podcast-player/Dock.tsx';
import { StoryView } from '../../../widgets/screens/stories/StoryView.tsx';
import { NO_FILTER } from '../../../widgets/search/honours-search/filter-address.ts';
import { Results } from '../../../widgets/search/honours-search/Results.tsx';
import { EditorLinks } from '../../../widgets/shell/editing-helpers/EditorLinks.tsx';
import { LoginModal } from '../../../widgets/shell/login-modal/LoginModal.tsx';
import { TopicPreview } from '../../../widgets/topics/topic-preview/TopicPreview.tsx';
import { textsByLanguage } from './support/in-english.ts';

const nothing = () => {};
const NOW = Date.UTC(2026, 2, 29, 12);
const link = Object.assign(document.createElement('a'), { href: '/verhaal' });
const photo = { sources: ['/pont.jpg'], set: undefined, alt: '(en)', width: 3, height: 2 };
const HONOUR = {
  year: '2020',
  gender: 'V',
  type: '(en) medal',
  province: '(en) province',
  municipality: '',
  location: '(en) place',
  abroad: '',
  name: '(en) name',
  alternateName: '',
  remark: '(en) remark',
};
const player = {
  state: createStore(() => ({
    speed: 1,
    position: 0,
    episode: { title: '(en) title', series: '(en) series' },
  })),
};
const invitation = {
  title: '(en) title',
  body: [],
  login: { label: '(en) log in', address: '/login' },
  close: '(en) close',
};

/** Each with its English content from the page or its backends. */
const VIEWS: readonly (readonly [name: string, view: ReactNode])[] = [
  [
    'a row of cards',
    <Cards
      key=""
      title="Meer"
      cards={[
        { id: '1', address: '/a1', headline: '(en) headline', label: '(en) label', teaser: '(en) teaser' },
      ]}
      now={NOW}
      wide="all"
    />,
  ],
  [
    'cards of any kind',
    <LazyCards
      key=""
      kind="article"
      cards={[
        {
          address: '/a1',
          title: '(en) title',
          label: '(en) label',
          text: '(en) text',
          minutes: 12,
          tags: [{ name: '(en) tag', address: '/t' }],
        },
      ]}
      now={NOW}
      isList={() => false}
    />,
  ],
  [
    'articles of a topic',
    <TopicPreview
      key=""
      items={[{ headline: '(en) headline', url: '/a1', image: undefined, publishedAt: undefined, rating: 4 }]}
      now={NOW}
      settle={nothing}
    />,
  ],
  [
    'articles that were missed',
    <MissedItems
      key=""
      items={[{ id: '1', address: '/a1', headline: '(en) headline', label: '(en) label' }]}
      now={NOW}
    />,
  ],
  [
    'an article that was taken off the list',
    <RemovedRow key="" headline="(en)" takesFocus={false} onUndo={nothing} />,
  ],
  [
    'a story',
    <StoryView
      key=""
      start={0}
      stories={[
        { link, title: '(en) title', text: '(en) text', image: { source: '/b.jpg', alt: '(en) alt' } },
      ]}
    />,
  ],
  ['a photo', <PhotoImage key="" photo={photo as never} />],
  [
    'podcasts',
    <PodcastList
      key=""
      podcasts={[
        { slug: 'a', name: '(en) name', description: '(en) about', image: undefined, address: undefined },
      ]}
    />,
  ],
  ['the podcast that plays', <Dock key="" player={player as never} />],
  [
    'honours',
    <Results
      key=""
      result={{ honours: [HONOUR], count: 1, isLimited: false }}
      filter={NO_FILTER}
      onMore={nothing}
    />,
  ],
  ['links of editors', <EditorLinks key="" links={[{ address: '/cms', text: '(en)', isServed: true }]} />],
  [
    'a choice of themes',
    <ChoiceButton
      key=""
      choice={{ id: 1, name: '(en) name', description: '(en) about' }}
      isChosen={false}
      onToggle={nothing}
    />,
  ],
  [
    'an invitation to log in',
    <LoginModal key="" invitation={invitation} onShown={nothing} onExited={nothing} />,
  ],
];

afterEach(cleanup);

it.each(VIEWS)('marks what is in the language of the page, and no text of its own: %s', (_, view) => {
  render(<ContentLanguageProvider value="en">{view}</ContentLanguageProvider>);
  const { en, nl } = textsByLanguage(document.body);
  expect(en.length).toBeGreaterThan(0);
  expect(en.filter((text) => !text.startsWith('(en)'))).toEqual([]);
  expect(nl.filter((text) => text.startsWith('(en)'))).toEqual([]);
});
