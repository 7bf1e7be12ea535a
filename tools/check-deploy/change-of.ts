import { integrityOf } from '../../build/hash.ts';

/** The byte order mark that some editors and transfers write at the start of UTF-8 files. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Common changes of a file during deployment, each with the function that reverts it. */
const CHANGES: readonly (readonly [what: string, undo: (text: string) => string])[] = [
  ['It begins with a byte order mark', (text) => text.replace(BYTE_ORDER_MARK, '')],
  ['Its line breaks are CRLF', (text) => text.replaceAll('\r\n', '\n')],
  ['Its last line break is missing', (text) => `${text}\n`],
];

/**
 * Finds out how a file was changed between build and server, if it is one of the common changes.
 * @param body the body that the server sends
 * @param integrity the integrity of the file that the build wrote
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
