import { GENERATED, prose } from './markdown.ts';
import { readInterface } from './read-members.ts';

/**
 * Returns the reference of the switches in an address that show or print something for debugging.
 * @param source the text of core/platform/debug/parse-debug-switches.ts
 * @returns Markdown
 * @throws {Error} naming a switch without a comment
 */
export function debugPage(source: string): string {
  const file = 'core/platform/debug/parse-debug-switches.ts';
  const shown = /^export type Shown = ([^;]+);/m.exec(source)?.[1];
  if (!shown) throw new Error(`${file}: expected "export type Shown = …;".`);
  const switches = readInterface(source, 'DebugSwitches', file).filter(({ name }) => name !== 'show');
  const lines = switches.map(({ name, comment }) => {
    if (!comment) throw new Error(`${file}: "${name}" has no doc comment; say there how it is written.`);
    return `- ${prose(comment)}`;
  });
  const forced = shown.split('|').map((name) => `\`debug=${name.trim().replaceAll("'", '')}\``);
  return `${[
    '# Debug switches',
    GENERATED,
    `From [${file}](../../${file}). They are read from the page's address. One written with \`#\` or \`?\` works only there, one without works in both; several are joined by \`&\`. None gives a right, skips a robot check or writes to the account. Unknown and invalid ones are ignored.`,
    lines.join('\n'),
    `Elements that are forced to show: ${forced.join(', ')}.`,
  ].join('\n\n')}\n`;
}
