import { topicNamed } from '../../fixtures/topics/catalogue.ts';
import { articlesAbout, topicPath } from '../content/topics.ts';
import type { OrdinaryArticle } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';

/** The address of a topic's page, which exists in the app view, too [topics-data-7]. */
export const topicAddress = (name: string, { appView }: PageContext): string =>
  topicPath(name) + (appView ? 'appview' : '');

/** Topics as links, each with its button to follow it. */
export function topicList(names: readonly string[], context: PageContext): Markup {
  return html`<ul class="topic-list">${names.map((name) => html`<li><a href="${topicAddress(name, context)}">${name}</a>${followButton(name)}</li>`)}</ul>`;
}

/** The topics that a reader follows, each with its button to stop following it. */
export function ownTopics(names: readonly string[], context: PageContext): Markup {
  return html`<ul class="topic-list">${names.map((name) => html`<li><a href="${topicAddress(name, context)}">${name}</a>${followButton(name, 'modal')}</li>`)}</ul>`;
}

/** The hook of the button that follows a topic. */
export function followButton(name: string, unfollow: 'question' | 'modal' = 'question'): Markup {
  return html`<div data-widget="topic-follow" data-topic-id="${topicNamed(name).id}" data-topic-name="${name}"${unfollow === 'modal' && html` data-unfollow="modal"`}></div>`;
}

/** The hook of the switch for messages about a topic. */
export function notifySwitch(name: string, variant: 'switch' | 'button'): Markup {
  return html`<div data-widget="topic-notify" data-topic-id="${topicNamed(name).id}" data-topic-name="${name}" data-variant="${variant}"></div>`;
}

/** The preview of an article's first topic, in its text; nothing if no other article is about it. */
export function topicPreview({ id, topics: [name] }: OrdinaryArticle, context: PageContext): Markup {
  if (name === undefined || !hasOthers(name, id, context)) return html``;
  return html`<aside class="topic-preview" aria-label="Meer over ${name}" data-widget="topic-preview" data-topic-id="${topicNamed(name).id}"><p>Lees ook meer over <a href="${topicAddress(name, context)}">${name}</a></p></aside>`;
}

function hasOthers(name: string, ownId: number, { paper, visit }: PageContext): boolean {
  return articlesAbout(name, paper, visit).some(({ id }) => id !== ownId);
}
