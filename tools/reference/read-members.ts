/** A property of an interface. */
export interface Member {
  /** The name without quotes. */
  name: string;
  isOptional: boolean;
  /** The type as written, on one line. */
  type: string;
  /** The doc comment on one line; may be empty. */
  comment: string;
}

const DOC_COMMENT = /\s*\/\*\*([\s\S]*?)\*\//y;
const HEAD = /\s*(?:readonly\s+)?(?:'([^']+)'|(\w+))(\??):\s*/y;
const OPENING = '{([<';
const CLOSING = '})]>';

/**
 * Reads the members of an exported interface. It only understands doc comments and properties, and throws at anything
 * else, so that the reference never leaves something out silently.
 * @param source TypeScript
 * @param name the interface's name
 * @param file the file's name, for messages
 * @returns the members in the order of the source
 * @throws {Error} naming the file and the text that could not be read
 */
export function readInterface(source: string, name: string, file: string): Member[] {
  const [head] = new RegExp(`^export interface ${name} (extends [^{]+)?\\{$`, 'm').exec(source) ?? [];
  if (!head) throw new Error(`${file}: expected "export interface ${name} {".`);
  const start = source.indexOf(head) + head.length;
  const end = source.indexOf('\n}', start);
  return readMembers(source.slice(start, end < 0 ? undefined : end), file);
}

/**
 * Reads the members between the braces of an interface or an object type.
 * @param file the file's name, for messages
 * @throws {Error} as above
 */
export function readMembers(text: string, file: string): Member[] {
  const members: Member[] = [];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (text.slice(at).trim()) {
    const comment = take(DOC_COMMENT)?.[1] ?? '';
    const head = take(HEAD);
    const end = head ? endOfType(text, at) : -1;
    if (!head || end < 0) {
      const found = text.slice(at).trim().split('\n')[0];
      throw new Error(
        `${file}: cannot read "${found}"; expected a doc comment and a property with its type.`,
      );
    }
    const [, quoted, plain = '', mark] = head;
    members.push({
      name: quoted ?? plain,
      isOptional: mark === '?',
      type: onOneLine(text.slice(at, end)),
      comment: onOneLine(comment.replace(/^\s*\*/gm, '')),
    });
    at = end + 1;
  }
  return members;
}

/** Returns the end of a type: a semicolon outside of brackets, quotes and comments, or the end of the text. */
function endOfType(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at);
    if (text.startsWith('/*', at)) {
      at = text.indexOf('*/', at) + 1;
      if (at === 0) return -1;
    } else if (letter === "'") {
      at = text.indexOf("'", at + 1);
      if (at < 0) return -1;
    } else if (letter === ';' && !depth) {
      return at;
    } else if (OPENING.includes(letter)) {
      depth++;
    } else if (CLOSING.includes(letter) && text[at - 1] !== '=') {
      depth--;
    }
    if (depth < 0) return -1;
  }
  return depth ? -1 : text.length;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
