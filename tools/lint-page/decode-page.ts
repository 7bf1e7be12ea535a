/**
 * The number of bytes in which browsers look for the encoding that a page declares (HTML standard, "prescan a byte
 * stream").
 */
const PRESCAN = 1024;
const MARKS: readonly (readonly [begin: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Decodes a page as browsers do: by its byte order mark, otherwise the header, otherwise the page's own declaration.
 * @param type the header Content-Type
 * @returns the text, decoded as UTF-8 if no known encoding is declared
 */
export function decodePage(bytes: Uint8Array, type = ''): string {
  const mark = MARKS.find(([begin]) => begin.every((byte, at) => bytes[at] === byte))?.[1];
  const named = mark ?? charsetIn(type) ?? charsetInPage(bytes);
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function charsetIn(type: string): string | undefined {
  return /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1];
}

function charsetInPage(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN));
  const named = /<meta\b[^>]*charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1];
  // A page whose declaration is readable as ASCII is not in UTF-16.
  return /^utf-?16/i.test(named ?? '') ? 'utf-8' : named;
}
