import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAppBridge } from '../../../../tools/pack/app-bridge.ts';

const doc = readFileSync('docs/app-bridge.md', 'utf8');
const has = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;
const hasSwift = has('swiftc', '--version');
const hasKotlin = has('kotlinc', '-version');

const folder = mkdtempSync(join(tmpdir(), 'nmt-app-'));
let files = new Map<string, string>();
let isValid: (type: string, message: unknown) => boolean;

beforeAll(async () => {
  files = await makeAppBridge(resolve('.'));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const ajv = new Ajv2020();
  ajv.addSchema(JSON.parse(files.get('messages.schema.json') ?? ''));
  isValid = (type, message) => ajv.validate(`messages.schema.json#/$defs/${type}`, message) === true;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = { version: 1, id: 1 };
const CONSENT = { purposes: { 'social-media': { enabled: true } } };

describe('the JSON Schema of the messages', () => {
  it('takes each message of the page that docs/app-bridge.md shows', () => {
    const TYPES: Record<string, string> = {
      'page:ready': 'PageReady',
      'link:open': 'OpenLink',
      'share:open': 'OpenShare',
      'consent:open': 'OpenConsent',
    };
    const shown = [...doc.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, json = '']) => JSON.parse(json));
    expect(shown.map(({ type }) => type)).toEqual(Object.keys(TYPES));
    for (const message of shown) {
      expect(isValid(TYPES[message.type] ?? '', message), message.type).toBe(true);
      expect(isValid('PageMessage', message), message.type).toBe(true);
    }
  });

  it.each([
    ['CapabilitiesOffered', { version: 1, capabilities: ['links', 'hologram'] }],
    ['ConsentPushed', CONSENT],
    ['MessageAnswered', { id: 3, handled: true }],
    // Fields, messages and capabilities of a later release.
    ['OpenConsent', { type: 'consent:open', ...HEAD, reason: 'menu' }],
    ['PageMessage', { type: 'video:open', ...HEAD }],
    [
      'PageReady',
      {
        type: 'page:ready',
        ...HEAD,
        capabilities: ['video'],
        url: 'https://x.example/',
        consentRequired: true,
      },
    ],
  ])('takes the %s %j', (type, message) => {
    expect(isValid(type, message)).toBe(true);
  });

  it.each([
    ['CapabilitiesOffered', { version: 0, capabilities: [] }],
    ['CapabilitiesOffered', { version: 1, capabilities: [1] }],
    ['ConsentPushed', { purposes: { 'social-media': true } }],
    ['ConsentPushed', { purposes: { 'social-media': { enabled: 'ja' } } }],
    ['MessageAnswered', { id: 3 }],
    ['OpenLink', { type: 'link:open', ...HEAD, url: 'https://x.example/', kind: 'page' }],
    ['OpenShare', { type: 'share:open', ...HEAD, title: 'De pont', url: 'https://x.example/' }],
    ['PageMessage', { type: 'page:ready', id: 1 }],
  ])('refuses the %s %j', (type, message) => {
    expect(isValid(type, message)).toBe(false);
  });

  it('describes each field that has a comment in the sources', () => {
    const { $defs } = JSON.parse(files.get('messages.schema.json') ?? '');
    for (const name of ['PageReady', 'OpenLink', 'OpenShare', 'OpenConsent']) {
      for (const [field, part] of Object.entries<{ description?: string }>($defs[name].properties))
        expect(part.description, `${name}.${field}`).toMatch(/\.$/);
    }
  });
});

describe('the types for apps', () => {
  it.each(['Messages.swift', 'Messages.kt'])('%s has each message by name', (file) => {
    const { $defs } = JSON.parse(files.get('messages.schema.json') ?? '');
    for (const name of Object.keys($defs))
      expect(files.get(file)).toMatch(new RegExp(`(struct|data class) ${name}\\b`));
  });

  it('name only types of Swift that are there, and decode each field of the schema under its name', () => {
    const swift = files.get('Messages.swift') ?? '';
    const { $defs } = JSON.parse(files.get('messages.schema.json') ?? '');
    const declared = [...swift.matchAll(/^public (?:struct|enum) (\w+): /gm)].map(([, name = '']) => name);
    expect(new Set(declared).size).toBe(declared.length);
    const known = new Set(['Bool', 'Int', 'String', ...declared]);
    const structs = new Map(
      [...swift.matchAll(/^public struct (\w+): Codable \{\n([\s\S]*?)^\}$/gm)].map(
        ([, name = '', body = '']) => [name, body],
      ),
    );
    for (const [name, body] of structs) {
      const fields = [...body.matchAll(/^ {4}public let (\w+): (.+)$/gm)];
      const keys = new Map(
        [...body.matchAll(/^ {8}case (\w+) = "(\w+)"$/gm)].map(([, field, key]) => [field, key]),
      );
      expect([...keys.keys()], name).toEqual(fields.map(([, field]) => field));
      for (const [, field = '', type = ''] of fields)
        for (const word of type.match(/\w+/g) ?? [])
          expect(known, `${name}.${field}: ${type}`).toContain(word);
      const schema = $defs[name];
      if (!schema) continue;
      expect([...keys.values()].toSorted(), name).toEqual(Object.keys(schema.properties).toSorted());
      const optional = fields
        .filter(([, , type = '']) => type.endsWith('?'))
        .map(([, field]) => keys.get(field));
      expect(optional, name).toEqual(
        Object.keys(schema.properties).filter((key) => !(schema.required ?? []).includes(key)),
      );
    }
    expect([...structs.keys()]).toEqual(expect.arrayContaining(Object.keys($defs)));
    for (const open of ['{}', '()', '[]'])
      expect(swift.split(open[0] ?? '').length, open).toBe(swift.split(open[1] ?? '').length);
  });

  it.skipIf(!hasSwift)('compile as Swift (needs swiftc)', () => {
    const { status, stderr } = spawnSync('swiftc', ['-typecheck', 'Messages.swift'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it.skipIf(!hasKotlin)(
    'compile as Kotlin (needs kotlinc)',
    () => {
      // Replaces kotlinx.serialization, which is a separate package.
      const stubs = {
        'Serialization.kt': `package kotlinx.serialization
annotation class Serializable
annotation class SerialName(val value: String)
`,
        'Json.kt': 'package kotlinx.serialization.json\nobject JsonStub\n',
        'Descriptors.kt': 'package kotlinx.serialization.descriptors\nobject DescriptorStub\n',
        'Encoding.kt': 'package kotlinx.serialization.encoding\nobject EncodingStub\n',
      };
      for (const [name, text] of Object.entries(stubs)) writeFileSync(join(folder, name), text);
      const args = ['-d', join(folder, 'out'), 'Messages.kt', ...Object.keys(stubs)];
      const { status, stderr } = spawnSync('kotlinc', args, { cwd: folder, encoding: 'utf8' });
      expect(stderr).not.toContain('error:');
      expect(status).toBe(0);
    },
    120_000,
  );
});
