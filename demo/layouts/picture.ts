import type { Picture } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';

const FILES = '/static/images/';

/** The lead picture, which the reader sees first: nothing may delay it. */
export function leadPicture({ name, alt }: Picture): Markup {
  return html`<div class="picture"><img src="${FILES}${name}-1280.webp" srcset="${FILES}${name}-640.webp 640w, ${FILES}${name}-800.webp 800w, ${FILES}${name}-1280.webp 1280w" sizes="(min-width: 1100px) 740px, 100vw" width="1280" height="800" alt="${alt}" fetchpriority="high"></div>`;
}

/** A picture that loads when near the viewport, with its replacement for pages without scripts [lazy-images-7]. */
export function lazyPicture({ name, alt }: Picture): Markup {
  const file = `${FILES}${name}`;
  return html`<div class="picture"><img data-src="${file}-1280.jpg" data-src-medium="${file}-640.jpg" data-src-webp="${file}-1280.webp" data-src-medium-webp="${file}-640.webp" width="1280" height="800" alt="${alt}"><noscript><img src="${file}-640.jpg" width="640" height="400" alt="${alt}" loading="lazy"></noscript></div>`;
}

/** A teaser's picture, never shown wider than the small file is. */
export function smallPicture({ name, alt }: Picture): Markup {
  const file = `${FILES}${name}-640`;
  return html`<div class="picture"><img data-src="${file}.jpg" data-src-webp="${file}.webp" width="640" height="400" alt="${alt}"><noscript><img src="${file}.jpg" width="640" height="400" alt="${alt}" loading="lazy"></noscript></div>`;
}

/** A teaser's picture above the fold: it does not wait for a script. */
export function firstPicture({ name, alt }: Picture): Markup {
  return html`<div class="picture"><img src="${FILES}${name}-640.webp" width="640" height="400" alt="${alt}" fetchpriority="high"></div>`;
}

/** The author's portrait, in a circle. */
export function portrait({ name, alt }: Picture): Markup {
  const file = `${FILES}${name}-160`;
  return html`<div class="portrait"><img data-src="${file}.jpg" data-src-webp="${file}.webp" width="160" height="160" alt="${alt}"><noscript><img src="${file}.jpg" width="160" height="160" alt="${alt}" loading="lazy"></noscript></div>`;
}

/**
 * A picture that fills the window and may overflow it: at least as wide as the window, and wide enough to be as high.
 * @param waits whether the script decides when it loads
 */
export function fullPicture({ name, alt }: Picture, waits: boolean): Markup {
  const file = `${FILES}${name}`;
  const set = `${file}-640.webp 640w, ${file}-1280.webp 1280w, ${file}-1920.webp 1920w`;
  const rest = html`sizes="(prefers-reduced-motion: reduce) 100vw, (min-aspect-ratio: 8/5) 100vw, 160vh" width="1920" height="1200" alt="${alt}" decoding="async"`;
  if (!waits) return html`<img src="${file}-1280.jpg" srcset="${set}" ${rest} fetchpriority="high">`;
  return html`<img data-photo-src="${file}-1280.jpg" data-photo-srcset="${set}" ${rest}><noscript><img src="${file}-1280.jpg" srcset="${set}" ${rest} loading="lazy"></noscript>`;
}
