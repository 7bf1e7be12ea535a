import { build } from 'esbuild';
import { findTextFiles } from './find-text-files.ts';
import { type ParameterName, textParameters } from './parameters.ts';
import { parseFile } from './parse.ts';
import { type KeyedText, readTexts } from './read-texts.ts';

interface CatalogueText {
  /**
   * The Dutch text; for a function, each of its forms and parts, with parameters as `{name}` and choices as
   * `{this|that}`.
   */
  text: string | string[];
  /** The parameters that a replacement may use in braces. */
  parameters?: string[];
}

/** The texts by their keys. */
type Catalogue = Record<string, CatalogueText>;

/** A function that makes a text from its parameters. */
type TextFunction = (...values: unknown[]) => unknown;

/** Matches a text with letters. Texts that only join values have nothing to translate, but may be replaced. */
const HAS_LETTER = /\p{L}/u;

/**
 * Returns the start of the keys of a file's texts: the folder below `widgets/<group>/`, or the folder in `core/`; that
 * of a file such as `status-texts.ts` ends in `/status`.
 * @param file the path of a `texts.ts`
 */
export function textPrefix(file: string): string {
  return file.replace(/^widgets\/[^/]+\//, '').replace(/\/texts\.ts$|-texts\.ts$/, '');
}

/**
 * Returns every text that a site may replace, by its key: the folder, the export's name and the properties that lead to
 * the text, as in `quiz.START` and `core/user/consent/dialog.NOTICE.title`.
 * @param root of the repository
 * @returns the texts, in the order of the files
 */
export async function textCatalogue(root: string): Promise<Catalogue> {
  const files = findTextFiles(root);
  const modules = await evaluate(root, files);
  const catalogue: Catalogue = {};
  for (const file of files) {
    const statements = parseFile(root, file);
    const parameters = textParameters(statements);
    const forms = groupByExport(readTexts(statements));
    for (const [name, value] of Object.entries(modules[file] ?? {})) {
      const key = `${textPrefix(file)}.${name}`;
      if (typeof value !== 'function') addLeaves(catalogue, key, value);
      else addFunction(catalogue, key, value, parameters[name] ?? [], forms.get(name) ?? []);
    }
  }
  return catalogue;
}

function groupByExport(texts: readonly KeyedText[]): Map<string, KeyedText[]> {
  const groups = new Map<string, KeyedText[]>();
  for (const text of texts) {
    const [name = ''] = text.key.split('.');
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  return groups;
}

/** The exports of the files, by their paths. */
async function evaluate(root: string, files: readonly string[]): Promise<Record<string, object>> {
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
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  const all: Record<string, object> = await import(`data:text/javascript;base64,${code}`);
  return Object.fromEntries(files.map((file, index) => [file, all[`m${index}`] ?? {}]));
}

function addLeaves(catalogue: Catalogue, key: string, value: unknown, parameters?: string[]): void {
  if (typeof value === 'string') {
    if (HAS_LETTER.test(value)) catalogue[key] = { text: value, ...(parameters && { parameters }) };
    return;
  }
  const entries: Iterable<[unknown, unknown]> =
    value instanceof Map ? value : isPlain(value) ? Object.entries(value) : [];
  for (const [name, part] of entries) addLeaves(catalogue, `${key}.${String(name)}`, part, parameters);
}

/** A function may return several texts; the names of its parameters stand for their values. */
function addFunction(
  catalogue: Catalogue,
  key: string,
  value: TextFunction,
  parameters: ParameterName[],
  forms: readonly KeyedText[],
): void {
  const names = parameters.flat();
  const sample = sampleOf(value, parameters);
  if (typeof sample === 'object') {
    addLeaves(catalogue, key, sample, names);
    return;
  }
  const texts = [...new Set(forms.map(({ text }) => text))];
  if (texts.length > 0) catalogue[key] = { text: texts, parameters: names };
}

/**
 * Calls a function with the names of its parameters and returns its result; undefined if it needs values of other
 * types.
 */
function sampleOf(value: TextFunction, parameters: ParameterName[]): unknown {
  try {
    return value(...parameters);
  } catch {
    return undefined;
  }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Intl.NumberFormat);
