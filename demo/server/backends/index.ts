import { BACKENDS } from '../../../fixtures/backends/index.ts';
import type { Backend } from '../../../fixtures/server/route.ts';
import type { Paper } from '../addresses.ts';
import { cards } from './cards.ts';
import { feed } from './feed.ts';
import { fragments } from './fragments.ts';
import { instantFeedback } from './instant-feedback.ts';
import { liveblogFragments } from './liveblog-fragments.ts';
import { quiz } from './quiz.ts';

/** The servers whose answers are parts of this newspaper. */
const paperBackends = (paper: Paper): readonly Backend[] => [
  cards(paper),
  feed(paper),
  fragments(paper),
  instantFeedback(paper),
  liveblogFragments(paper),
  quiz,
];

/** Every server that is not on our side: those of any newspaper, and those of this one. */
export const allBackends = (paper: Paper): readonly Backend[] => [...BACKENDS, ...paperBackends(paper)];
