const HIDDEN = /<(style|script|code|pre|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const SPOKEN = /\s(?:aria-label|alt|title|placeholder|content|label)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  eacute: 'é',
  euro: '€',
};

/**
 * Returns the texts of a page's markup that readers see: its words, and those of attributes; code in it does not count.
 * @returns a text for each run without tags
 */
export function pageTexts(html: string): string[] {
  const markup = html.replace(HIDDEN, ' ');
  const words = markup.replace(/<[^>]*>/g, '\n').split('\n');
  const spoken = [...markup.matchAll(SPOKEN)].map(([, text = '']) => text);
  return [...words, ...spoken].map((text) => plain(text).trim()).filter((text) => /\p{L}{2}/u.test(text));
}

const plain = (text: string) => text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
