import { ARTICLES } from '../content/index.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { smallPicture } from './picture.ts';

/**
 * The player of an article's recording; without a script it is a link to the audio file.
 * @param sound name of the sound in `demo/server/sounds.ts`
 */
export function listenTo(sound: string): Markup {
  const address = `/demo/geluid/${sound}.wav`;
  return html`<div data-widget="listen-to" data-audio-url="${address}"><a href="${address}">Luister naar dit artikel</a></div>`;
}

/** The articles with a recording, one after the other. */
export function readOutList({ paper }: PageContext): Markup {
  const all = ARTICLES.flatMap((article) =>
    article.kind === 'article' && article.readOut ? [{ article, sound: article.readOut }] : [],
  );
  const [first] = all;
  return html`<section class="listing" aria-labelledby="voorgelezen">${first && smallPicture(first.article.picture)}<div><h2 id="voorgelezen">Voorgelezen</h2><p>Onze beste verhalen, voorgelezen. Na elk begint het volgende.</p><ol>${all.map(({ article, sound }) => html`<li><h3><a href="${paper.address(article)}">${article.headline}</a></h3>${listenTo(sound)}</li>`)}</ol></div></section>`;
}
