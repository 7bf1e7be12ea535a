import { favourites, favouritesBackend } from '../../../fixtures/backends/favourites.ts';
import { BACKENDS } from '../../../fixtures/backends/index.ts';
import {
  liveblogBlockBackend,
  liveblogNewsthemeBlock,
} from '../../../fixtures/backends/liveblog-newstheme-block.ts';
import { newsletters, newslettersBackend } from '../../../fixtures/backends/newsletters.ts';
import type { Backend } from '../../../fixtures/server/route.ts';
import { newsletterByCode } from '../../content/newsletters.ts';
import type { Paper } from '../addresses.ts';
import { lookOf } from '../liveblog/live-blog.ts';
import { cards } from './cards.ts';
import { digitalEdition } from './digital-edition.ts';
import { feed } from './feed.ts';
import { fragments } from './fragments.ts';
import { instantFeedback } from './instant-feedback.ts';
import { liveblogFragments, updatesInBrief } from './liveblog-fragments.ts';
import { missedItems } from './missed-items.ts';
import { myNews } from './my-news.ts';
import { newsletterFragments } from './newsletters.ts';
import { quiz } from './quiz.ts';
import { listedArticle } from './reading-list.ts';
import { recommendations } from './recommendations.ts';
import { searchSuggestions } from './search-suggestions.ts';
import { topicItems } from './topic-items.ts';

/** The backends that need this newspaper's content. */
const paperBackends = (paper: Paper): readonly Backend[] => [
  cards(paper),
  digitalEdition(paper),
  feed(paper),
  fragments(paper),
  instantFeedback(paper),
  liveblogFragments(paper),
  missedItems(paper),
  myNews(paper),
  newsletterFragments,
  quiz,
  topicItems(paper),
  recommendations(paper),
  searchSuggestions(paper),
];

/** All backends: those of any newspaper, and those of this one. */
export const allBackends = (paper: Paper): readonly Backend[] => [
  ...BACKENDS.filter((backend) => ![favourites, liveblogNewsthemeBlock, newsletters].includes(backend)),
  favouritesBackend((id, session) => listedArticle(id, paper, lookOf(session))),
  newslettersBackend((code) => newsletterByCode(code)?.name ?? code),
  liveblogBlockBackend((id, look) => updatesInBrief(id, paper, look)),
  ...paperBackends(paper),
];
