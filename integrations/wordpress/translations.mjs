/**
 * Compiles translations for WordPress, which only reads the binary form of gettext.
 * @param {string} po the text of a `.po` file, without plural forms and contexts
 * @returns {Buffer} the `.mo` file
 */
export function compileTranslations(po) {
  const pairs = readTranslations(po)
    .filter(([, translation]) => translation !== '')
    // The entries are sorted, because readers may use a binary search.
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const header = 28;
  const table = pairs.length * 8;
  const heads = Buffer.alloc(header + 2 * table);
  [0x950412de, 0, pairs.length, header, header + table, 0, header + 2 * table].forEach((number, index) => {
    heads.writeUInt32LE(number, index * 4);
  });
  const texts = [];
  let offset = heads.length;
  for (const column of [0, 1]) {
    pairs.forEach((pair, index) => {
      const text = Buffer.from(`${pair[column]}\0`);
      const entry = header + column * table + index * 8;
      heads.writeUInt32LE(text.length - 1, entry);
      heads.writeUInt32LE(offset, entry + 4);
      offset += text.length;
      texts.push(text);
    });
  }
  return Buffer.concat([heads, ...texts]);
}

/**
 * @param {string} po the text of a `.po` file
 * @returns {[string, string][]} texts with their translations, the header under the empty text
 */
export function readTranslations(po) {
  return po
    .split(/\n\s*\n/)
    .map((entry) => entry.replaceAll(/^#.*$/gm, ''))
    .filter((entry) => entry.includes('msgid'))
    .map((entry) => [textOf(entry, 'msgid'), textOf(entry, 'msgstr')]);
}

/** Returns the text of a key: its quoted parts on one or more lines, which are written as in JSON. */
function textOf(entry, key) {
  const lines = new RegExp(`^${key} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(entry)?.[1] ?? '';
  return [...lines.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([part]) => JSON.parse(part)).join('');
}
