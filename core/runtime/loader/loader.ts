import table from 'nmt:routes';
import { configElement } from '../page/config-element.ts';
import { documentProperty } from '../page/document-property.ts';
import { isParsed, whenParsed } from '../page/parsed.ts';
import { createLoader } from './create-loader.ts';
import { base } from './files.ts';

// Older browsers keep the server's page: Safari before 16.4 has no adopted style sheets, all browsers of 2021 lack
// AbortSignal.timeout.
if (base && (AbortSignal as Partial<typeof AbortSignal>).timeout && document.adoptedStyleSheets) {
  const start = () => createLoader(table);
  // If the configuration is present, the loader starts while the page is loading; otherwise it waits until the page is
  // parsed.
  if (isParsed() || (documentProperty('body') && configElement())) start();
  else whenParsed(start);
}
