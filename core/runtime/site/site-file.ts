/**
 * What a publisher changes about the product's own words: a JSON file that the loader of the site build fetches before
 * any feature starts. `dist/texts.json` lists the keys and today's texts.
 */
export interface SiteFile {
  /** The language of the texts as a BCP 47 tag, for the `lang` of what the product writes. */
  readonly language: string;
  /** Of dates and numbers, as a BCP 47 tag. */
  readonly locale: string;
  /** Of the newsroom, as an IANA name. */
  readonly timeZone: string;
  /** Of all prices, as an ISO 4217 code. */
  readonly currency: string;
  /** ICU messages by key. */
  readonly texts: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    /** The site file, once the loader of the site build has it. */
    nmtSite?: Partial<SiteFile>;
  }
}

/** The part of the site file with a name; undefined if the site keeps the default. */
export function siteValue<Name extends keyof SiteFile>(name: Name): SiteFile[Name] | undefined {
  return window.nmtSite?.[name];
}
