/**
 * Makes a feature: its folder, demo page, tests and entry in the manifest. Types, lint, import rules and build pass at
 * once; its own tests fail until they are written.
 *
 * npm run new -- widgets/article/days-to-go a React view npm run new -- widgets/article/days-to-go --enhancer plain DOM
 * code that improves the server's markup
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeCssTypes } from '../build/css-types.ts';
import { codeOf, messageOf } from './errors.ts';
import { addEntry, addTranslation, FeatureError, planFeature } from './new-feature/plan-feature.ts';

/** The text of a new feature in other languages, by the file with all texts that the product shows. */
const TRANSLATIONS = {
  'integrations/languages/de.json': '{count}-mal: {subject}.',
  'integrations/languages/en.json': '{count} times: {subject}.',
};

const HELP = `npm run new -- widgets/<group>/<name> [options]

  --enhancer           improves the server's markup in plain DOM code; without it, a React view replaces it
  --load <strategy>    now, idle, visible (default), interaction, event:subject:verb or {"visible":"400px"}
  --rare               few pages have it: the loader does not carry its entry
  --purpose <sentence> its use for the visitor, for the reference
  --help               this text
`;

/**
 * Writes a new feature into the repository.
 * @param root the folder of the repository
 * @returns the files that were written
 * @throws {FeatureError} before anything is written
 */
export function writeFeature(root: string, wanted: Parameters<typeof planFeature>[1]): string[] {
  const { name, entry, files } = planFeature(root, wanted);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const manifest = join(root, 'manifest.json');
  writeFileSync(manifest, addEntry(readFileSync(manifest, 'utf8'), name, entry));
  const listed = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const [file, message] of Object.entries(TRANSLATIONS)) {
    const texts = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), addTranslation(texts, message, dirname(entry.entry), listed));
  }
  const written = [...files.keys(), 'manifest.json', ...Object.keys(TRANSLATIONS)];
  // Longer names take more lines.
  const formatted = written.filter((file) => /\.(tsx?|css|json)$/.test(file));
  const biome = join(import.meta.dirname, '../node_modules/.bin/biome');
  const options = { cwd: root, encoding: 'utf8' as const, env: { ...process.env, NO_COLOR: '1' } };
  const { status, stderr, error } = spawnSync(biome, ['check', '--write', ...formatted], options);
  if (status !== 0) throw error ?? new Error(`biome could not format the feature:\n${stderr}`);
  return written;
}

function main(): void {
  const root = join(import.meta.dirname, '..');
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        enhancer: { type: 'boolean' },
        load: { type: 'string' },
        rare: { type: 'boolean' },
        purpose: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(HELP);
      return;
    }
    if (positionals.length > 1)
      throw new FeatureError(`One feature at a time; found ${positionals.join(', ')}.`);
    const [path = ''] = positionals;
    const written = writeFeature(root, { ...values, path });
    writeCssTypes(root);
    const [, , name] = path.split('/');
    console.log(`${written.map((file) => `  ${file}`).join('\n')}

Next: npm run dev, and open /features/${name}.html. Then write
  its purpose, ${values.purpose ? 'given' : 'in manifest.json and above the declaration'}
  its rule, texts (and their translations in integrations/languages/) and style, and the tests, which fail until then
  npm run docs, which adds it to the reference`);
  } catch (error) {
    if (!(error instanceof FeatureError) && !codeOf(error)?.startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(`${messageOf(error)}\n\n${HELP}`);
    process.exitCode = 2;
  }
}

if (process.argv[1] === import.meta.filename) main();
