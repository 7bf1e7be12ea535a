import { code, GENERATED, prose, table } from './markdown.ts';
import { type Member, readInterface, readMembers } from './read-members.ts';

/**
 * Returns the reference of the events that are pushed to the data layer.
 * @param source the text of core/user/analytics/events.ts
 * @returns Markdown
 * @throws {Error} if the source contains unknown syntax, or an event has no comment
 */
export function dataLayerPage(source: string): string {
  const file = 'core/user/analytics/events.ts';
  const shared = fieldsOf(aliasOf(source, 'PaywallFields', file), file);
  return `${[
    '# Events of the data layer',
    GENERATED,
    `From [${file}](../../${file}). Each is an object \`{ event, … }\` in \`window.dataLayer\`, or the array that \`dataLayerName\` of [script#site-config](../cms.md#scriptsite-config) names. It is pushed in a quiet moment or when the page goes away, once the visitor sees the page and with the consent that the site requires. Fields that are not known are left out; a field that holds an e-mail address is left out and named in the console.`,
    ...readInterface(source, 'AnalyticsEvents', file).map((event) => section(event, shared, file)),
  ].join('\n\n')}\n`;
}

function section({ name, type, comment }: Member, shared: readonly Member[], file: string): string {
  if (!comment) throw new Error(`${file}: "${name}" has no doc comment; say there when it is pushed.`);
  const [, isShared, own] = /^(PaywallFields)?(?: & )?(\{.*\})?$/.exec(type) ?? [];
  if (!isShared && !own) throw new Error(`${file}: cannot read the fields of "${name}: ${type}".`);
  const fields = [...(isShared ? shared : []), ...(own ? fieldsOf(own, file) : [])];
  return [`## ${name}`, prose(comment), table(['field', 'type', 'meaning'], fields.map(row))].join('\n\n');
}

function row({ name, type, comment }: Member): string[] {
  const [bare, optional] = [type.replace(/ \| undefined$/, ''), type.endsWith(' | undefined')];
  return [code(name), code(bare) + (optional ? ', may be left out' : ''), prose(comment) || '–'];
}

function aliasOf(source: string, name: string, file: string): string {
  const [, body] = new RegExp(`^export type ${name} = (\\{[\\s\\S]*?^\\});`, 'm').exec(source) ?? [];
  if (!body) throw new Error(`${file}: expected "export type ${name} = {".`);
  return body;
}

function fieldsOf(type: string, file: string): Member[] {
  return readMembers(type.slice(1, -1), file);
}
