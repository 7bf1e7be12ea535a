import { createContext, useContext } from 'react';

const ContentLanguage = createContext<string | undefined>(undefined);

/** Provides a view with the language of the page around it, as `pageLanguage` returns it. */
export const { Provider: ContentLanguageProvider } = ContentLanguage;

/**
 * The `lang` of a text of the page's own in a view, such as a heading that it lists: a view is marked with the language of
 * the product's texts where the page is in another one.
 * @returns undefined if the page is in the language of the texts
 */
export const useContentLanguage = (): string | undefined => useContext(ContentLanguage);
