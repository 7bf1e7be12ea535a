import { articleById } from '../content/index.ts';
import { LIVE, type PaperVideo } from '../content/videos.ts';
import { clockTime, fullDate, publishedText } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { shareList } from './share-links.ts';
import { mostRead } from './side.ts';
import { SLIDESHOW } from './slideshow-page.ts';
import { teaser } from './teaser.ts';

/** A video in an article: a link to its page, until the script replaces it by the player. */
export function videoFigure({ slug, title, about, length, poster }: PaperVideo): Markup {
  const file = `/static/video/${slug}`;
  return html`<figure><div data-widget="video" data-src="${file}.mp4" data-src-webm="${file}.webm" data-captions="${file}.vtt"><a href="/video/${slug}/"><img src="/static/images/${poster.name}-1280.webp" width="1280" height="800" alt="" loading="lazy"><span data-video-info>Video: ${title} · ${length}</span></a></div><figcaption>${about} <span class="credit">Beeld NMT</span></figcaption></figure>`;
}

/** A live video in a third party's player; empty once it has ended. */
export function liveVideo({ paper, visit }: PageContext): Markup {
  const ends = paper.minutesBefore(-LIVE.endsInHours * 60);
  if (ends <= visit.now) return html``;
  return html`<section class="block live-video" aria-labelledby="nu-live"><div><h2 id="nu-live">Nu live</h2><h3>${LIVE.title}</h3><p>${LIVE.about}</p></div>
<div data-widget="video" data-video-id="pont-live" data-live="true" data-ends-at="${ends.toISOString()}"><a href="/video/pont/"><img src="/static/images/${LIVE.poster.name}-1280.webp" width="1280" height="800" alt="" loading="lazy"><span data-video-info>Bekijk de livebeelden</span></a></div></section>`;
}

/** A video's own page, which plays without a script: with its date, author, share links and further articles. */
export function videoPage(video: PaperVideo, context: PageContext): Markup {
  const { slug, title, about, length, poster, author, hoursAgo, related } = video;
  const { origin, paper, visit } = context;
  const file = `/static/video/${slug}`;
  const time = paper.minutesBefore(hoursAgo * 60);
  return page(
    {
      title,
      description: about,
      pageType: 'index',
      content: html`<div class="with-side video-page"><article class="article"><header class="article__head"><p class="kicker">Video · ${length}</p><h1>${title}</h1><div class="byline"><p data-byline>Door <span class="author-name">${author}</span> · <time datetime="${time.toISOString()}" data-tooltip="${fullDate(time)}, ${clockTime(time)} uur">${publishedText(time, visit.now)}</time></p></div></header>
<video controls playsinline preload="none" poster="/static/images/${poster.name}-1280.jpg" width="854" height="480" aria-label="${title}"><source src="${file}.webm" type="video/webm"><source src="${file}.mp4" type="video/mp4"><track kind="captions" src="${file}.vtt" srclang="nl" label="Nederlands"></video>
<p class="article__lead">${about}</p><p>Zie ook: <a href="${SLIDESHOW}">Een dag aan de pont</a>, in vijf video’s.</p>
${shareList('Deel deze video', title, `${origin}/video/${slug}/`)}</article><aside class="with-side__side" aria-label="Ook lezen">${mostRead(context)}</aside></div>
<section class="related block" aria-labelledby="lees-ook"><h2 id="lees-ook">Lees ook</h2><div class="grid-4">${related.map((id) => teaser(articleById(id), context, { lead: false }))}</div></section>`,
    },
    context,
  );
}
