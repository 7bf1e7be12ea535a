import { LANGUAGE } from '../../../runtime/site/language.ts';
import { NEWS, SEE_FRONT_PAGE } from './texts.ts';

/** The texts of the worker itself. */
export interface Words {
  /** The language of all notifications, as a BCP 47 tag. */
  readonly language: string;
  /** The title of a notification whose message could not be read. */
  readonly news: string;
  /** Its text. */
  readonly seeFrontPage: string;
}

/** The parameters of the worker's address with these texts: a worker has no page that could name a site file. */
const NAMES = { language: 'lang', news: 'news', seeFrontPage: 'see' } as const;

/**
 * Returns the texts with which a site registered the worker; the product's own if there are none.
 * @param search the query of the worker's address
 */
export function readWords(search: string): Words {
  const given = new URLSearchParams(search);
  return {
    language: given.get(NAMES.language) ?? LANGUAGE,
    news: given.get(NAMES.news) ?? NEWS,
    seeFrontPage: given.get(NAMES.seeFrontPage) ?? SEE_FRONT_PAGE,
  };
}

/**
 * Adds texts to the worker's address.
 * @param worker the absolute address
 */
export function withWords(worker: string, words: Words): string {
  const address = new URL(worker);
  for (const [key, name] of Object.entries(NAMES)) address.searchParams.set(name, words[key as keyof Words]);
  return address.href;
}
