import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnySchema } from '../../core/platform/schema/schema.ts';
import { prose } from './markdown.ts';
import { readSchemaComments, type SchemaComment } from './schema-comments.ts';
import { jsonOf, type SchemaJson } from './schema-node.ts';

/** The dialect of the schemas. */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The JSON Schema of the answers that the product accepts. */
export interface ApiSchema {
  /** The name by which the source exports it. */
  name: string;
  /** The path from the root. */
  source: string;
  /** The text of its comment; may be empty. */
  about: string;
  /** The JSON Schema of the values that the product accepts. */
  json: object;
}

/**
 * Returns the modules that call a backend: those in the `api` folder of a feature, or of a subject in `core/user` or
 * `core/domain`.
 * @returns paths from the root, sorted
 */
export function apiSources(root: string): string[] {
  return ['core', 'widgets']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /^(core\/(user|domain)|widgets\/[^/]+)\/[^/]+\/api\/[^/]+(?<!\.d)\.ts$/.test(file))
    .sort();
}

/**
 * Describes every schema that an `api` folder exports under a name that ends in `Schema`, for the teams that answer the
 * calls: titles and descriptions are the comments above the schemas and their fields.
 * @param modules the sources' exports, by path from the root
 * @param schemaFile returns the file that publishes a schema
 * @param itemsOf returns the schemas of a list's items
 * @returns the schemas by name
 * @throws {Error} naming a schema that cannot be written as JSON Schema, or a name that is used twice
 */
export function describeSchemas(
  root: string,
  modules: Readonly<Record<string, object>>,
  schemaFile: (name: string) => string,
  itemsOf: (list: object) => readonly AnySchema[],
): ApiSchema[] {
  const found = Object.entries(modules).flatMap(([source, exported]) => {
    const comments = readSchemaComments(readFileSync(join(root, source), 'utf8'));
    return Object.entries(exported)
      .filter(([name]) => name.endsWith('Schema'))
      .map(([name, schema]: [string, AnySchema]) => ({ name, source, schema, ...commentOf(comments, name) }));
  });
  const twice = found.find(({ name }, index) => found.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Error(`${twice.source}: ${twice.name} is a name that another api file uses, too.`);
  const abouts = new Map(found.map(({ schema, about }) => [schema, about]));
  return found
    .map(({ name, source, schema, about, fields }) => {
      if (!schema.node) {
        const expected = 'expected one of core/platform/schema/schema.ts';
        throw new Error(`${source}: ${name} cannot be written as JSON Schema; ${expected}.`);
      }
      const json = jsonOf(schema, { abouts, itemsOf });
      for (const [path, text] of fields) describeField(json, path.split('.'), prose(text));
      const { description: _, ...rest } = json;
      const head = {
        $schema: DIALECT,
        $id: schemaFile(name),
        $comment:
          'What the product accepts, not what a server is to send: that is in the schema of the call.',
        title: titleOf(name),
        ...(about && { description: about }),
      };
      return { name, source, about, json: { ...head, ...rest } };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Adds a comment to a field, wherever its path leads: through lists and alternatives. */
function describeField(part: SchemaJson, [key = '', ...rest]: readonly string[], text: string): void {
  const inner = [part.items, part.additionalProperties, ...(part.anyOf ?? [])];
  for (const one of inner) if (one) describeField(one, [key, ...rest], text);
  const field = part.properties?.[key];
  if (!field) return;
  if (rest.length > 0) describeField(field, rest, text);
  else field.description = text;
}

function commentOf(comments: ReadonlyMap<string, SchemaComment>, name: string) {
  const { text = '', fields = new Map<string, string>() } = comments.get(name) ?? {};
  return { about: prose(text), fields };
}

/** Returns the title of a schema: "Login status" for `loginStatusSchema`. */
function titleOf(name: string): string {
  const words = name.replace(/Schema$/, '').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
