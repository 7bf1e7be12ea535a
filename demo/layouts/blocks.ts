import { slugify } from '../../core/platform/ids/slugify.ts';
import type { Block, Picture, Post } from '../content/types.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { chart, widePicture } from './media-blocks.ts';
import { lazyPicture } from './picture.ts';
import { quiz } from './quiz.ts';
import { route } from './story/route.ts';
import { scrolly } from './story/scrolly.ts';
import { videoFigure } from './video.ts';

/** The blocks of an article's body. */
export function blocks(body: readonly Block[]): Markup[] {
  return body.map(block);
}

/**
 * A picture with its caption.
 * @param image the picture's markup, made by a function of `picture.ts`
 * @param id for links to it
 */
export function figure(picture: Picture, image: Markup, id?: string): Markup {
  return html`<figure${attributes({ id, 'data-photo-hash': picture.name })}>${image}${picture.caption !== undefined && html`<figcaption>${picture.caption} <span class="credit">Illustratie NMT</span></figcaption>`}</figure>`;
}

function block(part: Block): Markup {
  if (typeof part === 'string') return html`<p>${part}</p>`;
  if ('heading' in part) return html`<h2 id="${slugify(part.heading)}">${part.heading}</h2>`;
  if ('frame' in part) return frame(part.frame, part.paragraphs);
  if ('explicit' in part) return explicit(part.explicit, part.warning);
  if ('picture' in part) return figure(part.picture, lazyPicture(part.picture));
  if ('quote' in part) {
    return html`<figure class="quote"><blockquote><p>${part.quote}</p></blockquote><figcaption>${part.by}</figcaption></figure>`;
  }
  if ('post' in part) return post(part.post);
  if ('video' in part) return videoFigure(part.video);
  if ('chart' in part) return chart(part.chart);
  if ('quiz' in part) return quiz(part.quiz);
  if ('wide' in part) return widePicture(part.wide);
  if ('scrolly' in part) return scrolly(part.scrolly);
  if ('route' in part) return route(part.route);
  return html`<aside class="facts" aria-label="${part.title}"><h2>${part.title}</h2><ul>${part.points.map((point) => html`<li>${point}</li>`)}</ul></aside>`;
}

/** A text set apart, which collapses to its first paragraph. */
function frame(title: string, paragraphs: readonly string[]): Markup {
  return html`<aside class="facts" aria-label="${title}" data-collapsible><h2>${title}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}</aside>`;
}

/** Content that the browser itself hides until the reader reveals it. */
function explicit(
  picture: Required<Picture>,
  warning = 'Let op: dit beeld kan als schokkend worden ervaren.',
): Markup {
  return html`<details data-widget="explicit-media" data-warning="${warning}"><summary>${warning}</summary>${figure(picture, lazyPicture(picture))}</details>`;
}

/** A post of a third party: a link until the reader consents to load it. */
function post({ id, author, account }: Post): Markup {
  const address = `/demo/post/${id}`;
  return html`<div data-widget="consent-gate" data-purpose="social-media" data-frame="${address}" data-frame-title="Bericht van ${author} op Kwebbel" data-size="small"><p><a href="${address}">Lees het bericht van ${author} (${account}) op Kwebbel</a></p></div>`;
}
