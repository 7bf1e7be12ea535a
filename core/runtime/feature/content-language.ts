import { createContext, useContext } from 'react';
import { textLanguage } from './mark-language.ts';

const ContentLanguage = createContext<string | undefined>(undefined);

/** Provides a view with the language of the page around it, as `pageLanguage` returns it. */
export const { Provider: ContentLanguageProvider } = ContentLanguage;

/**
 * Returns the `lang` for a text of the page in a view, such as a heading that it lists, because a view is marked with
 * the language of the product's texts if the page is in another one.
 * @returns undefined if the page is in the language of the texts
 */
export const useContentLanguage = (): string | undefined => useContext(ContentLanguage);

/**
 * Returns the `lang` for a text of the page within an element that the product marks with its language, such as a
 * heading that it lists.
 * @param place the element around it, before it is marked
 * @returns undefined if the place is in the language of the texts, or in an unknown one
 */
export function pageLanguage(place: Element): string | undefined {
  if (textLanguage(place) === undefined) return undefined;
  return (place.closest('[lang]') ?? document.documentElement).getAttribute('lang') ?? undefined;
}
