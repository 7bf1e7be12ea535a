import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { takeEbook } from '../../fixtures/ebooks/choice.ts';
import { EPUB_TYPE, epub } from '../../fixtures/ebooks/epub.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { coverName, EBOOKS, type Ebook } from '../content/ebooks.ts';
import { ebookPage } from '../layouts/ebook-page.ts';
import { ebookRefusalPage } from '../layouts/ebook-refusal-page.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import { inRoot } from './paths.ts';
import type { SendPage } from './send-page.ts';

/** Publication date of the demo's books. */
const PUBLISHED = Date.UTC(2026, 0, 1);

/** The e-books: their page, and the download, one book a month for readers with permission. */
export function ebookPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get('/ebook', (context) => context.redirect('/ebook/', 301));
  app.get('/ebook/', (context) => send(context, ebookPage));
  // The target of the page's form, without scripts.
  app.get('/ebook/download/', (context) => {
    const value = context.req.query('book') ?? '';
    const isKnown = EBOOKS.some((book) => book.value === value);
    return context.redirect(isKnown ? `/ebook/download/${encodeURIComponent(value)}` : '/ebook/', 303);
  });
  app.get('/ebook/download/:value', (context) => {
    const book = EBOOKS.find(({ value }) => value === context.req.param('value'));
    if (!book) return send(context, notFoundPage, { status: 404 });
    // A prefetch does not choose a book.
    if (context.req.header('Sec-Purpose')?.includes('prefetch')) return context.body(null, 503);
    const refusal = takeEbook(context.get('session'), book.value);
    if (refusal) {
      const status = refusal === 'no-right' ? 403 : 409;
      return send(context, (pageContext) => ebookRefusalPage(refusal, pageContext), { status });
    }
    return new Response(new Uint8Array(fileOf(book)), {
      headers: {
        'Content-Type': EPUB_TYPE,
        'Content-Disposition': `attachment; filename="${book.value}.epub"`,
        // The reader's permission is checked each time.
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
  return app;
}

function fileOf(book: Ebook): Buffer {
  return epub({
    ...book,
    id: book.value,
    published: PUBLISHED,
    cover: readFileSync(inRoot('demo/static/images', `${coverName(book)}-400.jpg`)),
  });
}
