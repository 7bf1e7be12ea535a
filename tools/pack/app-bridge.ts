import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import { z } from 'zod';
import * as schemas from '../../types/app-bridge.ts';
import { prose } from '../reference/markdown.ts';
import { type Member, readInterface } from '../reference/read-members.ts';

const MESSAGES = 'core/user/app/messages.ts';
const EVENTS = 'core/runtime/bus/events.ts';

interface MessageType {
  /** The name of the type, which is the same in all languages. */
  readonly name: string;
  readonly schema: z.ZodType;
  /** The name of the interface with its comments. */
  readonly of?: string;
  /** The name of the event with its comment. */
  readonly event?: string;
  /** Its comment, if there is none in the sources. */
  readonly about?: string;
}

const TYPES: readonly MessageType[] = [
  { name: 'PageMessage', schema: schemas.pageMessageSchema, about: 'What every message of a page has.' },
  { name: 'PageReady', schema: schemas.pageReadySchema, of: 'PageReady' },
  { name: 'OpenLink', schema: schemas.openLinkSchema, of: 'OpenLink' },
  { name: 'OpenShare', schema: schemas.openShareSchema, of: 'OpenShare' },
  { name: 'OpenConsent', schema: schemas.openConsentSchema, of: 'OpenConsent' },
  {
    name: 'CapabilitiesOffered',
    schema: schemas.capabilitiesOfferedSchema,
    event: 'app:capabilities-offered',
  },
  { name: 'ConsentPushed', schema: schemas.consentPushedSchema, event: 'app:consent-pushed' },
  { name: 'MessageAnswered', schema: schemas.messageAnsweredSchema, event: 'app:message-answered' },
];

const LANGUAGES = [
  {
    file: 'Messages.swift',
    lang: 'swift' as const,
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
  {
    file: 'Messages.kt',
    lang: 'kotlin' as const,
    options: { framework: 'kotlinx' as const, package: 'nmt.bridge' },
  },
];

/**
 * Makes the types of the messages between a page and the app around it: as JSON Schema, in Swift and in Kotlin.
 * @param root the product's folder
 * @returns the texts by file name
 */
export async function makeAppBridge(root: string): Promise<Map<string, string>> {
  const schema = describeMessages(root);
  const files = new Map([['messages.schema.json', `${JSON.stringify(schema, null, 2)}\n`]]);
  for (const language of LANGUAGES) files.set(language.file, await generate(schema, language));
  return files;
}

/** Returns a JSON Schema with a definition for each message. */
function describeMessages(root: string) {
  const messages = readFileSync(join(root, MESSAGES), 'utf8');
  const events = readInterface(readFileSync(join(root, EVENTS), 'utf8'), 'Events', EVENTS);
  const envelope: Record<string, string> = {
    version: 'The version of the messages.',
    id: commentsOf(messages, 'Envelope').id ?? '',
  };
  const definitions = TYPES.map(({ name, schema, of, event, about }): [string, object] => {
    const { $schema, ...json } = z.toJSONSchema(schema, { override: simplify });
    const comments = of ? { ...commentsOf(messages, of), ...envelope } : envelope;
    const description = about ?? (of ? commentOf(messages, of) : commentOfEvent(events, event));
    for (const [field, part] of Object.entries(json.properties ?? {})) {
      const comment = comments[field];
      if (comment && typeof part === 'object') part.description = comment;
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

/**
 * Removes keywords that mean nothing in other languages; a word list that later releases may extend becomes a text with
 * examples.
 */
function simplify({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.readOnly;
  delete jsonSchema.propertyNames;
  if (Number.isInteger(jsonSchema.const)) jsonSchema.type = 'integer';
  if (Math.abs(jsonSchema.maximum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (Math.abs(jsonSchema.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.isOpen) {
    jsonSchema.examples = jsonSchema.enum ?? [];
    delete jsonSchema.enum;
    delete jsonSchema.isOpen;
  }
}

async function generate(
  schema: ReturnType<typeof describeMessages>,
  { lang, options }: (typeof LANGUAGES)[number],
): Promise<string> {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  for (const [name, definition] of Object.entries(schema.$defs)) {
    await input.addSource({ name, schema: JSON.stringify(definition) });
  }
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, lang, rendererOptions: options });
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Returns the comments of an interface's fields, by field. */
function commentsOf(source: string, name: string): Record<string, string> {
  const members = readInterface(source, name, MESSAGES);
  return Object.fromEntries(members.map(({ name: field, comment }) => [field, plain(comment)]));
}

/** Returns the comment above an interface. */
function commentOf(source: string, name: string): string {
  const before = source.slice(0, source.indexOf(`export interface ${name} {`));
  return plain(
    before
      .slice(before.lastIndexOf('/**') + 3)
      .replace(/\*\/\s*$/, '')
      .replaceAll(/\s*\n \* ?/g, ' '),
  );
}

function commentOfEvent(events: readonly Member[], name: string | undefined): string {
  return plain(events.find((event) => event.name === name)?.comment ?? '');
}

function plain(comment: string): string {
  return prose(comment).replaceAll('`', '').trim();
}
