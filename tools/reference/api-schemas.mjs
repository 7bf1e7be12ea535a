import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prose } from './markdown.mjs';
import { readSchemaComments } from './schema-comments.mjs';
import { jsonOf } from './schema-node.mjs';

/** The dialect of the schemas. */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * @typedef {object} ApiSchema
 * @property {string} name by which the source exports it
 * @property {string} source path from the root
 * @property {string} about what its comment says, or empty
 * @property {object} json JSON Schema of what the product accepts
 */

/**
 * The modules that call a backend: those in the `api` folder of a feature, or of a subject in `core/user` or
 * `core/domain`.
 * @param {string} root
 * @returns {string[]} paths from the root, sorted
 */
export function apiSources(root) {
  return ['core', 'widgets']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /^(core\/(user|domain)|widgets\/[^/]+)\/[^/]+\/api\/[^/]+(?<!\.d)\.ts$/.test(file))
    .sort();
}

/**
 * Describes every schema that an `api` folder exports under a name that ends in `Schema`, for the teams that answer
 * the calls: titles and descriptions come from the comments above the schemas and their fields.
 * @param {string} root
 * @param {Record<string, object>} modules the sources' exports, by path from the root
 * @param {(name: string) => string} schemaFile the file that publishes a schema
 * @param {(list: object) => readonly object[]} itemsOf the schemas of a list's items
 * @returns {ApiSchema[]} by name
 * @throws {Error} naming a schema that cannot be written as JSON Schema, or a name that is used twice
 */
export function describeSchemas(root, modules, schemaFile, itemsOf) {
  const found = Object.entries(modules).flatMap(([source, exported]) => {
    const comments = readSchemaComments(readFileSync(join(root, source), 'utf8'));
    return Object.entries(exported)
      .filter(([name]) => name.endsWith('Schema'))
      .map(([name, schema]) => ({ name, source, schema, ...commentOf(comments, name) }));
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

/** Puts a comment on a field, wherever its path leads: through lists and alternatives. */
function describeField(part, [key, ...rest], text) {
  const inner = [part.items, part.additionalProperties, ...(part.anyOf ?? []), ...(part.allOf ?? [])];
  for (const one of inner) if (one && typeof one === 'object') describeField(one, [key, ...rest], text);
  const field = part.properties?.[key];
  if (!field) return;
  if (rest.length > 0) describeField(field, rest, text);
  else field.description = text;
}

function commentOf(comments, name) {
  const { text = '', fields = new Map() } = comments.get(name) ?? {};
  return { about: prose(text), fields };
}

/** `loginStatusSchema` is "Login status". */
function titleOf(name) {
  const words = name.replace(/Schema$/, '').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
}
