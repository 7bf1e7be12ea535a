import { vi } from 'vitest';

/** Collects the styles that files add to the page. @returns their texts, in order */
export function collectAdopted(document: object = {}): string[] {
  const texts: string[] = [];
  class FakeSheet {
    text = '';
    replaceSync(text: string): void {
      this.text = text;
    }
  }
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  const adoptedStyleSheets = { push: ({ text }: FakeSheet) => texts.push(text) };
  vi.stubGlobal('document', { ...document, adoptedStyleSheets });
  return texts;
}

/** The styles in a file, by the texts that it adds. */
export const sheetsIn = (file: string): string[] =>
  [...file.matchAll(/\.replaceSync\(("(?:[^"\\]|\\.)*")\)/g)].map(([, text]) => JSON.parse(String(text)));
