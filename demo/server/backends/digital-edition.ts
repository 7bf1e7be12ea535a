import * as z from 'zod';
import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { Refusal } from '../../../fixtures/server/answers.ts';
import { type Backend, route } from '../../../fixtures/server/route.ts';
import { editionOn, newestDay, type PrintedEdition, printedEditions } from '../../content/editions.ts';
import type { Paper } from '../addresses.ts';

/** The publication code of this paper. */
const CODE = 'NH';
/** The paper's only edition of the day. */
const MORNING = 'ochtendblad';

/** The address of an article's PDF. */
export const pdfAddress = (date: string, articleId: number): string => `/krant/pdf/${date}/${articleId}.pdf`;

const code = z.enum([CODE]);
const params = z
  .object({
    code,
    year: z.string(),
    month: z.string(),
    day: z.string(),
    edition: z.enum([MORNING]).optional(),
  })
  .transform(({ year, month, day }) => ({ date: `${year}-${month}-${day}` }))
  .refine(({ date }) => isCalendarDate(date), 'expected a day of the calendar');

/** The data of the digital editions: the articles of each, with the addresses of their PDFs. */
export function digitalEdition(paper: Paper): Backend {
  const data = ({ date, pages }: PrintedEdition) => ({
    pub_code: CODE,
    pub_date: date,
    edition: MORNING,
    pages: pages.length,
    paperheadlines: pages.flatMap((articles, index) =>
      articles.map(({ id, headline }) => ({
        page: index + 1,
        headline,
        item: { article_id: id, article_pdf_url: pdfAddress(date, id) },
      })),
    ),
  });
  const ofDay = (path: string, about: string, example: string) =>
    route({
      path,
      about,
      params,
      example: { path: example },
      answer: ({ params: { date }, now }) => {
        const found = editionOn(paper, date, now);
        if (!found) throw new Refusal(404, 'there is no edition of that day');
        return data(found);
      },
    });
  const day = newestDay(paper.minutesBefore(0).getTime()).replaceAll('-', '/');

  return {
    name: 'Digitale edities',
    routes: [
      route({
        path: '/de/data/:code/',
        about: 'De digitale kranten, de nieuwste eerst.',
        params: z.object({ code }),
        example: { path: `/de/data/${CODE}/` },
        answer: ({ now }) => printedEditions(paper, now).map(data),
      }),
      ofDay(
        '/de/data/:code/:year/:month/:day/',
        'De artikelen in de krant van een dag.',
        `/de/data/${CODE}/${day}/`,
      ),
      ofDay(
        '/de/data/:code/:year/:month/:day/:edition/',
        'De artikelen in een editie van een dag.',
        `/de/data/${CODE}/${day}/${MORNING}/`,
      ),
    ],
  };
}
