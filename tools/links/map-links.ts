import { INLINE } from './read-markdown.ts';

const FENCE = /^\s*(```+|~~~+)/;
const CODE = /(`+)(?:(?!\1).)+\1/g;

/**
 * Changes the lines of a Markdown text that are not code.
 * @param changed returns the line that replaces another
 */
export function mapProse(text: string, changed: (line: string) => string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (fence) {
        if (mark?.startsWith(fence)) fence = undefined;
        return line;
      }
      fence = mark;
      return mark ? line : changed(line);
    })
    .join('\n');
}

/**
 * Changes the links of a line. A link that starts inside code is not a link; code in the text of a link belongs to it.
 * @param changed returns the replacement of a link, from its address and its whole text
 */
export function mapLinks(line: string, changed: (target: string, link: string) => string): string {
  const code = [...line.matchAll(CODE)].map(({ index, 0: { length } }) => [index, index + length] as const);
  return line.replace(INLINE, (link: string, target: string, at: number) =>
    code.some(([start, end]) => start <= at && at < end) ? link : changed(target, link),
  );
}

/** Whether an address leads to another site. */
export function isElsewhere(target: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(target);
}
