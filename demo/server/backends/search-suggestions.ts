import * as z from 'zod';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import { type PaperItem, paperIndex } from '../../content/search.ts';
import { SUGGESTIONS } from '../../layouts/search/form-parts.ts';
import type { Paper } from '../addresses.ts';
import { lookOf } from '../liveblog/live-blog.ts';

/**
 * Number of suggestions in an answer, and how many of them may be subjects, authors or podcasts rather than articles.
 */
const MAX = 8;
const MAX_NAMED = 3;

const HOSTILE = [
  null,
  { title: 'Zonder adres' },
  { title: 'Een adres dat niet mag', url: 'javascript:alert(1)' },
  { title: '<img src=x onerror=alert(1)>', url: '/sectie/sport/', label: '<b>vet</b>' },
];

/** The search's suggestions while a reader types. */
export function searchSuggestions(paper: Paper): Backend {
  const suggestion = ({ title, url, label }: PaperItem) => ({ title, url, label });
  return {
    name: 'Suggesties bij het zoeken',
    routes: [
      route({
        path: SUGGESTIONS,
        about:
          'Onderwerpen, auteurs, podcasts en artikelen met de woorden tot nu toe. Met ?state= een ander antwoord: empty of hostile.',
        query: z.object({
          query: z.string().trim().min(1).max(200),
          state: z.optional(z.enum(['empty', 'hostile'])),
        }),
        example: { path: `${SUGGESTIONS}?query=klim` },
        answer: ({ session, query: { query, state } }) => {
          if (state === 'empty') return { data: [] };
          if (state === 'hostile') return { data: HOSTILE };
          const found = paperIndex(paper, lookOf(session)).suggest(query);
          const isNamed = ({ publishedAt }: PaperItem) => publishedAt === undefined;
          const named = found.filter(isNamed).slice(0, MAX_NAMED);
          const pieces = found.filter((item) => !isNamed(item)).slice(0, MAX - named.length);
          return { data: [...named, ...pieces].map(suggestion) };
        },
      }),
    ],
  };
}
