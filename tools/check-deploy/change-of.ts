import { integrityOf } from '../../build/hash.ts';

/** What some editors and transfers write before UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Usual changes of a file on its way, each with how it is undone. */
const CHANGES: readonly (readonly [what: string, undo: (text: string) => string])[] = [
  ['It begins with a byte order mark', (text) => text.replace(BYTE_ORDER_MARK, '')],
  ['Its line breaks are CRLF', (text) => text.replaceAll('\r\n', '\n')],
  ['Its last line break is missing', (text) => `${text}\n`],
];

/**
 * Names what changed a file between build and server, if it is one of the usual changes.
 * @param body what the server sends
 * @param integrity of the file that the build wrote
 * @returns a sentence
 */
export function changeOf(body: Buffer, integrity: string): string | undefined {
  const text = body.toString('utf8');
  const change = CHANGES.find(([, undo]) => integrityOf(undo(text)) === integrity);
  return (
    change &&
    `${change[0]}, so that its hash is another than manifest.json says; expected the bytes that the build wrote.`
  );
}
