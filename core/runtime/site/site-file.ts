/** Names that differ from site to site; what is missing is as the product has it. */
export interface SiteNames {
  readonly permissions?: {
    /** Of the paper's subscribers. */
    readonly subscriber?: string;
    /** Of subscribers of a regional paper. */
    readonly regional?: string;
    /** Of the digital paper; any of them is enough. */
    readonly digitalPlus?: readonly string[];
  };
  /** The codes of newsletters that banners promote, to plus subscribers and to others who are logged in. */
  readonly promotedNewsletters?: {
    readonly exclusive?: readonly string[];
    readonly basic?: readonly string[];
  };
  /** The codes of publications by the slug in the digital paper's addresses. */
  readonly editions?: Readonly<Record<string, string>>;
  /** The decision service's names of slots, by the product's. */
  readonly decisionSlots?: Readonly<Record<string, string>>;
}

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
  readonly names: SiteNames;
  /** ICU messages by key. */
  readonly texts: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    /** The site file, once the loader of the site build has it. */
    nmtSite?: Partial<SiteFile>;
  }
}

/** The part of the site file with a name; undefined if the site keeps the default, and in the push worker. */
export function siteValue<Name extends keyof SiteFile>(name: Name): SiteFile[Name] | undefined {
  // A worker has no window, and no page that could name a file: its words are in its address.
  return typeof window === 'undefined' ? undefined : window.nmtSite?.[name];
}

/** The site's own names. */
export function siteNames(): SiteNames {
  return siteValue('names') ?? {};
}
