/** The anchors and links of a Markdown page. */
export interface Document {
  /** The names that `#…` may refer to. */
  anchors: Set<string>;
  /** The addresses as written. */
  links: { target: string; line: number }[];
}

const FENCE = /^\s*(```+|~~~+)/;
const HEADING = /^#{1,6}\s+(.*?)\s*#*\s*$/;
/** Matches a link or picture; its group is the address. */
export const INLINE = /!?\[(?:[^[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const DEFINITION = /^\s*\[[^\]]+\]:\s*<?([^\s>]+)>?/;

/** Reads headings and links of a Markdown text; code contains no links. */
export function readMarkdown(text: string): Document {
  const anchors = new Set<string>();
  const links: Document['links'] = [];
  let fence: string | undefined;
  text.split('\n').forEach((raw, index) => {
    const mark = FENCE.exec(raw)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = undefined;
      return;
    }
    if (mark) {
      fence = mark;
      return;
    }
    const heading = HEADING.exec(raw)?.[1];
    if (heading !== undefined) anchors.add(freeAnchor(anchorOf(heading), anchors));
    const line = raw.replace(/(`+)(?:(?!\1).)+\1/g, '');
    for (const pattern of [INLINE, DEFINITION]) {
      for (const [, target] of pattern.global ? line.matchAll(pattern) : [pattern.exec(line) ?? []]) {
        if (target) links.push({ target, line: index + 1 });
      }
    }
  });
  return { anchors, links };
}

/**
 * Returns the anchor that Markdown hosts give a heading: letters and digits in lower case, spaces as hyphens.
 * @param heading Markdown
 */
export function anchorOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Headings with the same text get a number. */
function freeAnchor(anchor: string, taken: ReadonlySet<string>): string {
  if (!taken.has(anchor)) return anchor;
  let number = 1;
  while (taken.has(`${anchor}-${number}`)) number++;
  return `${anchor}-${number}`;
}
