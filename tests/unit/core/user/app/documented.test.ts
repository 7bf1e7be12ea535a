import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OFFERS } from '../../../../../core/user/app/messages.ts';
import manifest from '../../../../../manifest.json' with { type: 'json' };

const read = (path: string) => readFileSync(path, 'utf8');
const doc = read('docs/app-bridge.md');
const messages = read('core/user/app/messages.ts');

/** The text of the section under a heading, up to the next one. */
function section(heading: string): string {
  const [, text = ''] = doc.split(new RegExp(`^#{2,3} ${heading}$`, 'm'));
  return text.split(/^#{2,3} /m)[0] ?? '';
}

/** An interface's fields, and whether they are optional. */
function fieldsOf(body: string): string[] {
  return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name = '']) => name);
}

const interfaces = [...messages.matchAll(/^export interface \w+ \{\n([\s\S]*?)^\}/gm)].map(
  ([, body = '']) => body,
);
const ofPage = interfaces.flatMap((body) => {
  const type = /type: '([\w:]+)'/.exec(body)?.[1];
  return type ? [{ type, fields: fieldsOf(body) }] : [];
});
const ofApp = [...read('core/runtime/bus/events.ts').matchAll(/^ {2}'(app:[\w-]+)': \{ (.*) \};$/gm)].map(
  ([, type = '', body = '']) => ({
    type,
    fields: [...body.replace(/<.*>/, '').matchAll(/(\w+):/g)].map(([, name = '']) => name),
  }),
);

describe('the contract with the apps names', () => {
  it('every message that the sources have, and no other', () => {
    const named = [...doc.matchAll(/^### (\w+:\S+)$/gm)].map(([, type]) => type);
    expect(ofPage).toHaveLength(4);
    expect(ofApp).toHaveLength(3);
    expect(named).toEqual([...ofPage, ...ofApp.toSorted(byDoc)].map(({ type }) => type));
  });

  it.each([...ofPage, ...ofApp])('every field of $type', ({ type, fields }) => {
    for (const field of fields.filter((name) => name !== 'type'))
      expect(section(type), `${type}.${field}`).toMatch(new RegExp(`^\\| \`${field}\` \\|`, 'm'));
  });

  it('the version and every capability', () => {
    expect(doc).toContain(`now **${/PROTOCOL_VERSION = (\d+)/.exec(messages)?.[1]}**`);
    for (const name of OFFERS) expect(section('app:capabilities-offered')).toContain(`"${name}"`);
  });
});

describe('in the app view', () => {
  const rows = section('Features that are off in the app view')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const leftOut = rows.flatMap((row) => [...row.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
  const features = manifest as Record<string, { when?: { appView?: boolean } }>;

  it('header menu, promo bars and login modal are left out', () => {
    expect(leftOut).toEqual(expect.arrayContaining(['colour-scheme', 'app-promo-bar', 'login-modal']));
    const running = leftOut.filter((name) => features[name] && features[name].when?.appView !== false);
    expect(running).toEqual([]);
  });
});

function byDoc(one: { type: string }, other: { type: string }): number {
  return doc.indexOf(`### ${one.type}`) - doc.indexOf(`### ${other.type}`);
}
