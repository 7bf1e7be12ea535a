import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import { z } from 'zod';
import { importSources } from '../reference/import-sources.mjs';
import { prose } from '../reference/markdown.mjs';
import { readInterface } from '../reference/read-members.mjs';

const MESSAGES = 'core/user/app/messages.ts';
const EVENTS = 'core/runtime/bus/events.ts';

/** Each message with the name of its type in all languages, its schema, and where its comments are. */
const TYPES = [
  { name: 'PageMessage', schema: 'pageMessageSchema', about: 'What every message of a page has.' },
  { name: 'PageReady', schema: 'pageReadySchema', of: 'PageReady' },
  { name: 'OpenLink', schema: 'openLinkSchema', of: 'OpenLink' },
  { name: 'OpenShare', schema: 'openShareSchema', of: 'OpenShare' },
  { name: 'OpenConsent', schema: 'openConsentSchema', of: 'OpenConsent' },
  { name: 'CapabilitiesOffered', schema: 'capabilitiesOfferedSchema', event: 'app:capabilities-offered' },
  { name: 'ConsentPushed', schema: 'consentPushedSchema', event: 'app:consent-pushed' },
  { name: 'MessageAnswered', schema: 'messageAnsweredSchema', event: 'app:message-answered' },
];

const LANGUAGES = [
  {
    file: 'Messages.swift',
    lang: 'swift',
    options: {
      'swift-version': '5.1',
      'access-level': 'public',
      'struct-or-class': 'struct',
      initializers: 'true',
      'mutable-properties': 'false',
      'coding-keys': 'true',
      'support-linux': 'true',
    },
  },
  { file: 'Messages.kt', lang: 'kotlin', options: { framework: 'kotlinx', package: 'nmt.bridge' } },
];

/**
 * The types of the messages between a page and the app around it: as JSON Schema, in Swift and in Kotlin.
 * @param {string} root of the product
 * @returns {Promise<Map<string, string>>} texts by file name
 */
export async function makeAppBridge(root) {
  const schema = await describeMessages(root);
  const files = new Map([['messages.schema.json', `${JSON.stringify(schema, null, 2)}\n`]]);
  for (const { file, lang, options } of LANGUAGES) files.set(file, await generate(schema, lang, options));
  return files;
}

/** @returns {Promise<object>} JSON Schema with a definition for each message */
async function describeMessages(root) {
  const { schemas } = await importSources(root, { schemas: 'types/app-bridge.ts' });
  const messages = readFileSync(join(root, MESSAGES), 'utf8');
  const events = readInterface(readFileSync(join(root, EVENTS), 'utf8'), 'Events', EVENTS);
  const envelope = {
    version: 'The version of the messages.',
    id: commentsOf(messages, 'Envelope').id,
  };
  const definitions = TYPES.map(({ name, schema, of, event, about }) => {
    const { $schema, ...json } = z.toJSONSchema(schemas[schema], { override: simplify });
    const comments = of ? { ...commentsOf(messages, of), ...envelope } : envelope;
    const description = about ?? (of ? commentOf(messages, of) : commentOfEvent(events, event));
    for (const [field, part] of Object.entries(json.properties)) {
      if (comments[field]) part.description = comments[field];
    }
    // Both sides ignore fields that they do not know.
    return [name, { title: name, description, ...json, additionalProperties: true }];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'messages.schema.json',
    title: 'Messages between a page and the app around it',
    description: 'docs/app-bridge.md says when each is sent. Both sides ignore what they do not know.',
    $defs: Object.fromEntries(definitions),
  };
}

/** Without what says nothing to other languages; words to which later releases add are texts with examples. */
function simplify({ jsonSchema }) {
  delete jsonSchema.readOnly;
  delete jsonSchema.propertyNames;
  if (Number.isInteger(jsonSchema.const)) jsonSchema.type = 'integer';
  if (Math.abs(jsonSchema.maximum) === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (Math.abs(jsonSchema.minimum) === Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.isOpen) {
    jsonSchema.examples = jsonSchema.enum;
    delete jsonSchema.enum;
    delete jsonSchema.isOpen;
  }
}

async function generate(schema, lang, rendererOptions) {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  for (const [name, definition] of Object.entries(schema.$defs)) {
    await input.addSource({ name, schema: JSON.stringify(definition) });
  }
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, lang, rendererOptions });
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The comments of an interface's fields, by field. */
function commentsOf(source, name) {
  const members = readInterface(source, name, MESSAGES);
  return Object.fromEntries(members.map(({ name: field, comment }) => [field, plain(comment)]));
}

/** The comment above an interface. */
function commentOf(source, name) {
  const before = source.slice(0, source.indexOf(`export interface ${name} {`));
  return plain(
    before
      .slice(before.lastIndexOf('/**') + 3)
      .replace(/\*\/\s*$/, '')
      .replaceAll(/\s*\n \* ?/g, ' '),
  );
}

function commentOfEvent(events, name) {
  return plain(events.find((event) => event.name === name).comment);
}

function plain(comment) {
  return prose(comment).replaceAll('`', '').trim();
}
