import { createContext, useContext } from 'react';
import { textLanguage } from './mark-language.ts';

const ContentLanguage = createContext<string | undefined>(undefined);

/** Provides a view with the language of the page around it, as `pageLanguage` returns it. */
export const { Provider: ContentLanguageProvider } = ContentLanguage;

/**
 * The `lang` of a text of the page's own in a view, such as a heading that it lists: a view is marked with the language of
 * the product's texts where the page is in another one.
 * @returns undefined if the page is in the language of the texts
 */
export const useContentLanguage = (): string | undefined => useContext(ContentLanguage);

/**
 * The `lang` of a text of the page's own within what the product draws, which is marked: a heading that it lists, say.
 * @param place around what is drawn, before it is marked
 * @returns undefined if the place is in the language of the texts, or in an unknown one
 */
export function pageLanguage(place: Element): string | undefined {
  if (textLanguage(place) === undefined) return undefined;
  return (place.closest('[lang]') ?? document.documentElement).getAttribute('lang') ?? undefined;
}
