import { setScriptAddress } from '../html/trusted.ts';

/** A script that is being loaded. */
export interface InsertedScript {
  readonly script: HTMLScriptElement;
  /** Resolves when the script has run; rejects with an Error when it fails, and the element is removed. */
  readonly loaded: Promise<void>;
}

/**
 * Inserts a script into the page, with the page's nonce.
 * @param src absolute
 * @param isAllowed whether an address is allowed; called by the Trusted Types policy
 * @param attributes the element's attributes
 */
export function insertScript(
  src: string,
  isAllowed: (address: string) => boolean,
  attributes: Readonly<Record<string, string>> = {},
): InsertedScript {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  // The browser hides the nonce from selectors and styles; the property has it.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The browser could not load the script.'));
    };
    setScriptAddress(script, src, isAllowed);
    document.head.append(script);
  });
  return { script, loaded };
}
