import { documentProperty } from '../page/document-property.ts';

/** Milliseconds after which the page goes on with the product's own texts. */
const TIMEOUT = 5000;

/** The loader's own element, which names the site file. */
const own = documentProperty('currentScript') as HTMLScriptElement | null;

/**
 * Settles once the site file that the loader's element names in `data-site-file` is in `window.nmtSite`. No feature is
 * evaluated before. If it cannot be read, the product's own texts stay, and the console says so.
 */
export const siteFileReady: Promise<void> = load(own?.dataset.siteFile);

async function load(address: string | undefined): Promise<void> {
  try {
    if (!address) throw new Error('the script element of the loader has no data-site-file');
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    const file: unknown = await answer.json();
    if (typeof file !== 'object' || file === null) throw new Error(`${address} holds no JSON object`);
    window.nmtSite = file as NonNullable<typeof window.nmtSite>;
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: core/runtime/log is with the chunks
    console.error(`nmt loader: The site file is not used: ${cause}. The product's own texts stay.`);
  }
}
