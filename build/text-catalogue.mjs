import { build } from 'esbuild';
import { textParameters } from '../tools/texts/parameters.mjs';
import { parseFile } from '../tools/texts/parse.mjs';
import { readTexts } from '../tools/texts/read-texts.mjs';
import { textFiles } from '../tools/texts.mjs';

/**
 * @typedef {object} CatalogueText
 * @property {string | string[]} text the Dutch text; of a function, each form and each part that it has, parameters as
 *   `{name}` and choices as `{this|that}`
 * @property {string[]} [parameters] what a replacement may name in braces
 */

/** Texts that are only values put together have nothing to translate, but may be replaced. */
const HAS_LETTER = /\p{L}/u;

/**
 * What the keys of a file's texts begin with: the folder below `widgets/<group>/`, or the folder in `core/`; that of a file
 * such as `status-texts.ts` ends in `/status`.
 * @param {string} file path of a `texts.ts`
 */
export function textPrefix(file) {
  return file.replace(/^widgets\/[^/]+\//, '').replace(/\/texts\.ts$|-texts\.ts$/, '');
}

/**
 * Every text that a site may replace, by its key: the folder, the export's name and the properties that lead to the
 * text, as in `quiz.START` and `core/user/consent/dialog.NOTICE.title`.
 * @param {string} root of the repository
 * @returns {Promise<Record<string, CatalogueText>>} in the order of files
 */
export async function textCatalogue(root) {
  const files = textFiles(root);
  const modules = await evaluate(root, files);
  const catalogue = {};
  for (const file of files) {
    const statements = parseFile(root, file);
    const parameters = textParameters(statements);
    const forms = groupByExport(readTexts(statements));
    for (const [name, value] of Object.entries(modules[file])) {
      const key = `${textPrefix(file)}.${name}`;
      if (typeof value !== 'function') addLeaves(catalogue, key, value);
      else addFunction(catalogue, key, value, parameters[name], forms.get(name) ?? []);
    }
  }
  return catalogue;
}

function groupByExport(texts) {
  const groups = new Map();
  for (const text of texts) {
    const name = text.key.split('.')[0];
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  return groups;
}

/** The exports of the files, by their paths. */
async function evaluate(root, files) {
  const { outputFiles } = await build({
    stdin: {
      contents: files
        .map((file, index) => `export * as m${index} from ${JSON.stringify(`./${file}`)};`)
        .join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0].text).toString('base64');
  const all = await import(`data:text/javascript;base64,${code}`);
  return Object.fromEntries(files.map((file, index) => [file, all[`m${index}`]]));
}

function addLeaves(catalogue, key, value, parameters) {
  if (typeof value === 'string') {
    if (HAS_LETTER.test(value)) catalogue[key] = { text: value, ...(parameters && { parameters }) };
    return;
  }
  const entries = value instanceof Map ? value : isPlain(value) ? Object.entries(value) : [];
  for (const [name, part] of entries) addLeaves(catalogue, `${key}.${String(name)}`, part, parameters);
}

/** A function's result may be several texts; the names of its parameters stand for their values. */
function addFunction(catalogue, key, value, parameters, forms) {
  const names = parameters.flat();
  const sample = sampleOf(value, parameters);
  if (typeof sample === 'object') return addLeaves(catalogue, key, sample, names);
  const texts = [...new Set(forms.map(({ text }) => text))];
  if (texts.length > 0) catalogue[key] = { text: texts, parameters: names };
}

/** What a function returns for the names of its parameters; undefined where it wants other types. */
function sampleOf(value, parameters) {
  try {
    return value(...parameters);
  } catch {
    return undefined;
  }
}

const isPlain = (value) =>
  typeof value === 'object' && value !== null && !(value instanceof Intl.NumberFormat);
