import { slugify } from '../../platform/ids/slugify.ts';
import type { Page } from '../../runtime/page/page.ts';

/** The addresses of one size of a topic's picture. */
export interface TopicImage {
  readonly url: string | undefined;
  readonly urlWebp: string | undefined;
}

/** A topic with valid fields [topics-data-6]. */
export interface Topic {
  /** The id as text, whether the server sends a number or a text; compare ids only in this form. */
  readonly id: string;
  /** The name: text from the server, never markup. */
  readonly name: string;
  /** Whether the visitor gets push messages about it; false if the answer does not contain it. */
  readonly pushNotify: boolean;
  /** Whether the visitor gets messages in the browser. */
  readonly webNotify: boolean;
  /** The pictures, for suggestions [topic-suggestions-2]. */
  readonly images: { readonly xsmall: TopicImage | undefined; readonly small: TopicImage | undefined };
}

/** Whether the visitor gets messages about a topic, of either kind. */
export function notifies({ pushNotify, webNotify }: Pick<Topic, 'pushNotify' | 'webNotify'>): boolean {
  return pushNotify || webNotify;
}

/**
 * The id as the API writes it: digits are a number, anything else stays a text.
 * @param id the id from a hook's attribute or an answer
 */
export function wireId(id: string): number | string {
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
}

/**
 * The address of a topic's page, `/onderwerp/{topic-slug}/`; inside the app view `appview` is appended [topics-data-7].
 * @param name the topic's name
 * @param page whether this is the app view
 * @returns undefined if the name has no letter or digit, such as one of emoji only: there is no such page
 */
export function topicAddress(name: string, { appView }: Pick<Page, 'appView'>): string | undefined {
  const slug = slugify(name);
  return slug === '' ? undefined : `/onderwerp/${encodeURIComponent(slug)}/${appView ? 'appview' : ''}`;
}
