import { z } from 'zod';
import { code, GENERATED, table } from './markdown.mjs';

/**
 * The table of all calls: what the stand-in answers, and the schema that the product checks each answer with.
 * @param {{ routes: object[] }[]} backends of the stand-in
 * @param {import('./api-schemas.mjs').ApiSchema[]} schemas
 * @param {(name: string) => string} schemaFile the file that publishes a schema
 * @returns {string} Markdown
 * @throws {Error} naming a route whose schema no api folder exports
 */
export function apiPage(backends, schemas, schemaFile) {
  const routes = backends
    .flatMap((backend) => backend.routes)
    .sort((one, other) => (`${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1));
  const abouts = new Map(schemas.map(({ name, about }) => [name, about]));
  const rows = routes.map(({ method, path, schema, login }) => {
    if (schema && !abouts.has(schema.name)) {
      throw new Error(`${method} ${path}: no api folder exports ${schema.name}.`);
    }
    return [
      method,
      code(path.replace(/:(\w+)/g, '{$1}')),
      schema ? `[${schemaFile(schema.name)}](${schemaFile(schema.name)})` : 'no schema',
      login ? 'yes' : '',
      firstSentence(schema ? abouts.get(schema.name) : ''),
    ];
  });
  const writes = routes.filter(({ json, form }) => json ?? form).map(describeWrite);
  return [
    GENERATED,
    '# Calls',
    'Every call that the product makes to the publisher, for the teams that answer it. The product checks each answer with the schema beside it and ignores fields that the schema does not name; an answer that does not fit counts as a failed call. Dialect: JSON Schema 2020-12. The build copies the schemas into `dist/api/`.',
    table(['method', 'path', 'answer', 'logged in', 'what it is'], rows),
    ...(writes.length > 0 ? ['## What writes send', ...writes] : []),
    '',
  ].join('\n\n');
}

function describeWrite({ method, path, json, form }) {
  const { $schema: _, ...schema } = z.toJSONSchema(json ?? form, { io: 'input', unrepresentable: 'any' });
  const kind = json ? 'JSON' : 'a form';
  return `### ${method} ${path.replace(/:(\w+)/g, '{$1}')}\n\nSends ${kind}:\n\n\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\``;
}

/** Up to the first full stop that a new sentence follows. */
function firstSentence(text) {
  return /^.*?[.](?= [A-Z]|$)/.exec(text)?.[0] ?? text;
}
