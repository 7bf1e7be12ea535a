import type { Scrolly, ScrollyPart, StoryStep } from '../../content/stories.ts';
import { attributes, html, type Markup } from '../../server/html.ts';
import { riverValley } from './river-valley.ts';

const IMAGES = '/static/images/';

/** Media that stay in view while texts scroll over them. */
export function scrolly({ size, parts }: Scrolly): Markup {
  let isFirst = true;
  const written = parts.map((part) => {
    const markup = scrollyPart(part, isFirst);
    isFirst = false;
    return markup;
  });
  return html`<div data-widget="scrolly" data-step-size="${size}">${written}</div>`;
}

function scrollyPart(part: ScrollyPart, isFirst: boolean): Markup {
  if ('paragraphs' in part) return html`<div data-scrolly-step>${stepText(part)}</div>`;
  if ('picture' in part) {
    const { name, alt, caption } = part.picture;
    const file = `${IMAGES}${name}`;
    const loading = isFirst ? undefined : 'lazy';
    return media(
      html`<img${attributes({ src: `${file}-1280.webp`, srcset: `${file}-640.webp 640w, ${file}-1280.webp 1280w`, sizes: 'max(100vw, 160vh)', width: '1280', height: '800', alt, loading })}>`,
      caption,
      'Illustratie NMT',
    );
  }
  if ('moving' in part) {
    const { slug, poster, title } = part.moving;
    const file = `/static/video/${slug}`;
    return media(
      html`<video controls muted loop playsinline preload="none" poster="${IMAGES}${poster.name}-1280.webp" width="1280" height="800" aria-label="${title}"><source src="${file}.webm" type="video/webm"><source src="${file}.mp4" type="video/mp4"></video>`,
      part.caption,
      'Beeld NMT',
    );
  }
  return media(riverValley(), part.caption, 'Infographic NMT');
}

function media(content: Markup, caption: string, credit: string): Markup {
  return html`<figure data-scrolly-media>${content}<figcaption>${caption} <span class="credit">${credit}</span></figcaption></figure>`;
}

/** The text of a step. */
export function stepText({ heading, paragraphs }: StoryStep): Markup {
  return html`${heading !== undefined && html`<h2>${heading}</h2>`}${paragraphs.map((text) => html`<p>${text}</p>`)}`;
}
