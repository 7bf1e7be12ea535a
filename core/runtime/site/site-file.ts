import { warn } from '../log/log.ts';

/**
 * The site file, with which a publisher changes the product's texts: a JSON file that the loader of the site build
 * fetches before any feature starts. `dist/texts.json` lists the keys and the default texts. Settings for money and
 * rights are in `script#site-config`, because every page has that.
 */
export interface SiteFile {
  /** The language of the texts as a BCP 47 tag, for the `lang` of the product's elements. */
  readonly language: string;
  /** ICU messages by key. */
  readonly texts: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    /** The site file, once the loader of the site build has loaded it. */
    nmtSite?: Partial<SiteFile>;
  }
}

/** The site's texts; empty if there is no site file, and in the push worker. */
export function siteTexts(): Readonly<Record<string, unknown>> {
  return siteFile()?.texts ?? {};
}

/** The language of the site's texts; undefined if the site file has none that browsers accept. */
export function siteLanguage(): string | undefined {
  const language: unknown = siteFile()?.language;
  if (language === undefined) return undefined;
  try {
    return Intl.getCanonicalLocales(language as string)[0];
  } catch {
    warn('site-file', `"language" is ${JSON.stringify(language)}; expected a BCP 47 tag such as "en".`);
    return undefined;
  }
}

function siteFile(): Partial<SiteFile> | undefined {
  // A worker has no window, and no page that could name a file: its texts are in its address.
  return typeof window === 'undefined' ? undefined : window.nmtSite;
}
