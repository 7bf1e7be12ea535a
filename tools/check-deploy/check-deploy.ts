import { readFileSync } from 'node:fs';
import { integrityOf } from '../../build/hash.ts';
import { codeOf, messageOf } from '../errors.ts';
import { BYTE_ORDER_MARK, changeOf } from './change-of.ts';
import { type FileAnswer, fetchFile } from './fetch-file.ts';
import { headerProblems } from './header-problems.ts';
import { inParallel } from './in-parallel.ts';

/** The format of manifest.json that this command reads. */
const FORMAT = 1;

/** Files with stable names; the names of all others contain a hash of their content. */
const STABLE = ['loader.js', 'head.js', 'consent-mode.js', 'manifest.json', 'csp.json', 'push-worker.js'];

/** The number of chunks that `--quick` checks. */
const QUICK = 20;

/** A file name that no release has. */
const ABSENT = 'nmt-check-deploy-00000.js';

export interface Problem {
  readonly level: 'error' | 'warning';
  /**
   * The kind of the problem: `address`, `reach`, `type`, `caching`, `cors`, `sniffing`, `compression`, `integrity`,
   * `release`, `absent`, `old`.
   */
  readonly check: string;
  readonly address: string;
  /** A sentence with what was found, and what was expected. */
  readonly message: string;
}

export interface DeployCheck {
  /** The release; undefined if the folder has no readable manifest. */
  readonly release: string | undefined;
  /** The number of checked files. */
  readonly checked: number;
  readonly problems: readonly Problem[];
}

interface DeployOptions {
  /** Files, or addresses of manifests, of earlier releases. */
  readonly old?: readonly string[];
  /** Whether only some of the chunks are checked. */
  readonly isQuick?: boolean;
}

/** The parts of manifest.json that the check reads. */
interface Manifest {
  readonly release: string;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  /** The file with the integrity of all files. */
  readonly integrity: { readonly file: string; readonly integrity?: string };
  readonly loader?: { readonly hashed?: { readonly file: string } };
  readonly styles: { readonly base: { readonly file: string } };
  readonly caretaker: readonly string[];
  readonly head?: { readonly hash: string; readonly hashed?: { readonly file: string } };
  readonly consentMode?: { readonly hash: string };
}

type Report = (check: string, address: string, message: string, level?: Problem['level']) => void;

/** The server's answers by file name. */
type Fetched = ReadonlyMap<string, FileAnswer>;

/**
 * Checks a deployed folder.
 * @param folder the folder's address
 */
export async function checkDeploy(
  folder: string,
  { old = [], isQuick = false }: DeployOptions = {},
): Promise<DeployCheck> {
  const problems: Problem[] = [];
  const report: Report = (check, address, message, level = 'error') =>
    problems.push({ level, check, address, message });
  const base = readAddress(folder, report);
  if (!base) return { release: undefined, checked: 0, problems };

  const fetched = new Map<string, FileAnswer>();
  const get = async (file: string) => {
    const answer = await fetchFile(`${base}${file}`);
    fetched.set(file, answer);
    if (answer.problem) report('reach', answer.address, answer.problem);
    return answer;
  };

  const answer = await get('manifest.json');
  const manifest = answer.problem ? undefined : readManifest(answer, report);
  if (!manifest) return { release: undefined, checked: 1, problems };

  const chunks = Object.keys(manifest.files);
  const wanted = isQuick ? sample(chunks, manifest) : chunks;
  await inParallel(
    [...STABLE.filter((file) => file !== 'manifest.json'), manifest.integrity.file, ...wanted],
    get,
  );
  for (const [file, one] of fetched) {
    if (one.problem) continue;
    for (const { check, message, level } of headerProblems(file, one, STABLE))
      report(check, one.address, message, level);
  }

  checkContents(manifest, fetched, report);
  await checkAbsent(base, report);
  let checked = fetched.size + 1;
  for (const source of old) checked += await checkOld(source, base, report);
  return { release: manifest.release, checked, problems };
}

function readAddress(text: string, report: Report): string | undefined {
  if (!URL.canParse(text)) {
    report('address', text, 'This is not an address; expected one such as https://static.example.org/nmt/.');
    return undefined;
  }
  const url = new URL(text);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) {
    report('address', text, 'Expected an https address: pages of https load nothing else.');
    return undefined;
  }
  if (/\.(js|css|json|html)$/.test(url.pathname)) {
    const folder = new URL('.', url);
    report(
      'address',
      text,
      `This is the address of a file; expected that of its folder, ${folder.origin}${folder.pathname}.`,
    );
    return undefined;
  }
  url.search = '';
  url.hash = '';
  url.pathname = url.pathname.replace(/\/?$/, '/');
  return url.href;
}

function readManifest({ address, text }: FileAnswer, report: Report): Manifest | undefined {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    report(
      'reach',
      address,
      'It begins with a byte order mark, with which JSON does not parse; expected the file as the build wrote it.',
    );
    return undefined;
  }
  let manifest: (Manifest & { readonly format: unknown }) | null;
  try {
    manifest = JSON.parse(text);
  } catch {
    report('reach', address, 'This is not JSON; expected the manifest.json of a build.');
    return undefined;
  }
  if (manifest?.format !== FORMAT) {
    report(
      'reach',
      address,
      `Its format is ${JSON.stringify(manifest?.format)}; this command reads ${FORMAT}.`,
    );
    return undefined;
  }
  return manifest;
}

/** The files that every page needs, and every nth of the others, so that each kind is included. */
function sample(chunks: readonly string[], manifest: Manifest): string[] {
  const first = [manifest.styles.base.file, ...manifest.caretaker];
  const step = Math.ceil(chunks.length / QUICK);
  return [...new Set([...first, ...chunks.filter((_, index) => index % step === 0)])];
}

/** Checks whether the files belong to one release, byte for byte. */
function checkContents(manifest: Manifest, fetched: Fetched, report: Report): void {
  for (const [file, { integrity }] of Object.entries(manifest.files)) {
    const answer = fetched.get(file);
    if (answer && !answer.problem && integrityOf(answer.body) !== integrity)
      report(
        'integrity',
        answer.address,
        changeOf(answer.body, integrity) ??
          `Its content has another hash than manifest.json says; expected ${integrity}. Something between build and browser changes files.`,
      );
  }
  for (const [file, key] of [
    ['head.js', 'head'],
    ['consent-mode.js', 'consentMode'],
  ] as const) {
    const answer = fetched.get(file);
    const hash = manifest[key]?.hash ?? '';
    if (!answer || answer.problem || integrityOf(answer.body) === hash) continue;
    const change = changeOf(answer.body, hash);
    if (change) report('integrity', answer.address, change);
    else
      report(
        'release',
        answer.address,
        `Its hash is not ${key}.hash of manifest.json: the two are of different releases, or something on the way changes the file.`,
      );
  }
  const loader = fetched.get('loader.js');
  if (loader && !loader.problem && !loader.text.includes(manifest.release))
    report(
      'release',
      loader.address,
      `It does not name the release ${manifest.release} of manifest.json: the two are of different releases.`,
    );
  const csp = fetched.get('csp.json');
  if (csp && !csp.problem && !csp.text.includes(`"${manifest.release}"`))
    report('release', csp.address, `It is not of the release ${manifest.release} of manifest.json.`);
  const table = fetched.get(manifest.integrity.file);
  if (table && !table.problem && !isTableOf(table, manifest))
    report(
      'integrity',
      table.address,
      'It does not have the hashes of manifest.json: the two are of different releases.',
    );
}

function isTableOf({ text, body }: FileAnswer, { files, integrity, loader, head }: Manifest): boolean {
  if (integrity.integrity && integrityOf(body) !== integrity.integrity) return false;
  // The service worker, which starts only at the page's request, is not in the table.
  const pinned = [loader?.hashed?.file, head?.hashed?.file];
  try {
    const table: Record<string, unknown> = JSON.parse(text);
    return Object.entries(files).every(
      ([file, one]) => pinned.includes(file) || table[file] === one.integrity,
    );
  } catch {
    return false;
  }
}

/** If a page requests a deleted file, the answer must be an error. */
async function checkAbsent(base: string, report: Report): Promise<void> {
  const answer = await fetchFile(`${base}${ABSENT}`);
  if (answer.status !== 404) {
    report(
      'absent',
      answer.address,
      `A name that does not exist answers ${answer.status ?? 'nothing'}; expected 404.`,
    );
    return;
  }
  const [, age = '0'] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
  if (Number(age) > 3600)
    report(
      'absent',
      answer.address,
      `The 404 of a name that does not exist is cached for ${age} s; expected an hour at most: a file may come later.`,
    );
}

/**
 * Checks the files of earlier releases, because pages that were opened before a deploy request them for weeks.
 * @returns the number of files
 */
async function checkOld(source: string, base: string, report: Report): Promise<number> {
  const { text, problem } = await readSource(source);
  if (problem) {
    report('old', source, problem);
    return 0;
  }
  let manifest: Partial<Manifest> | null | undefined;
  try {
    manifest = JSON.parse(text);
  } catch {}
  if (!manifest?.files || !manifest.integrity) {
    report('old', source, 'This is not the manifest.json of a release.');
    return 0;
  }
  const { release } = manifest;
  const files = [...Object.keys(manifest.files), manifest.integrity.file];
  const answers = await inParallel(files, async (file) => ({
    file,
    ...(await fetchFile(`${base}${file}`, { method: 'HEAD' })),
  }));
  for (const { address, problem } of answers) {
    if (problem)
      report(
        'old',
        address,
        `A file of the earlier release ${release} is gone: ${problem} Keep files for 30 days.`,
      );
  }
  return files.length;
}

async function readSource(source: string): Promise<Pick<FileAnswer, 'text' | 'problem'>> {
  if (/^https?:/.test(source)) return fetchFile(source);
  try {
    return { text: readFileSync(source, 'utf8') };
  } catch (error) {
    const isFolder = codeOf(error) === 'EISDIR';
    return {
      text: '',
      problem: isFolder
        ? 'This is a folder; expected the manifest.json of a release.'
        : `It cannot be read: ${messageOf(error)}.`,
    };
  }
}
