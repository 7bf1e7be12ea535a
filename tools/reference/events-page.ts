import { code, GENERATED, prose, table } from './markdown.ts';
import { type Member, readInterface, readMembers } from './read-members.ts';

/**
 * Returns the reference of the bus.
 * @param source the text of core/runtime/bus/events.ts
 * @returns Markdown
 * @throws {Error} if the source contains unknown syntax, or an event has no comment
 */
export function eventsPage(source: string): string {
  const file = 'core/runtime/bus/events.ts';
  const events = readInterface(source, 'Events', file);
  return `${[
    '# Events',
    GENERATED,
    `From [${file}](../../${file}). CMS scripts and apps listen with \`nmt.on(name, handler)\`, see [global.md](../global.md); the handler gets the payload.`,
    ...events.map((event) => section(event, file)),
  ].join('\n\n')}\n`;
}

function section({ name, type, comment }: Member, file: string): string {
  if (!comment) throw new Error(`${file}: "${name}" has no doc comment; say there when it is emitted.`);
  return [`## ${name}`, prose(comment), payload(type, file)].join('\n\n');
}

function payload(type: string, file: string): string {
  if (type === 'Record<string, never>') return 'Its payload is an empty object.';
  if (!/^\{.*\}$/.test(type)) return `Payload: ${code(type)}`;
  const fields = readMembers(type.slice(1, -1), file);
  return table(
    ['field', 'type'],
    fields.map(({ name, isOptional, type }) => [code(name), code(type) + (isOptional ? ', optional' : '')]),
  );
}
