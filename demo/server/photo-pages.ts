import { Hono } from 'hono';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { DAY_PHOTOS } from '../content/day-photos.ts';
import { DAY_PHOTO, dayPhotoAddress, dayPhotoPage } from '../layouts/day-photo-page.ts';
import { notFoundPage } from '../layouts/not-found-page.ts';
import type { SendPage } from './send-page.ts';

/** The photos of the day; without a name in the address, the newest one. */
export function photoPages(send: SendPage): Hono<SessionEnv> {
  const app = new Hono<SessionEnv>();
  app.get(DAY_PHOTO, (context) => {
    const [newest] = DAY_PHOTOS;
    return context.redirect(newest ? dayPhotoAddress(newest) : '/');
  });
  app.get(`${DAY_PHOTO}:slug/`, (context) => {
    const photo = DAY_PHOTOS.find(({ slug }) => slug === context.req.param('slug'));
    if (!photo) return send(context, notFoundPage, { status: 404 });
    return send(context, (pageContext) => dayPhotoPage(photo, pageContext));
  });
  return app;
}
