import { readFileSync } from 'node:fs';
import { integrityOf } from '../../build/hash.mjs';
import { BYTE_ORDER_MARK, changeOf } from './change-of.mjs';
import { fetchFile } from './fetch-file.mjs';
import { headerProblems } from './header-problems.mjs';
import { inParallel } from './in-parallel.mjs';

/** The form of manifest.json that this command reads. */
const FORMAT = 1;

/** Files whose names stay the same; the others have a hash of their content in their names. */
const STABLE = ['loader.js', 'head.js', 'consent-mode.js', 'manifest.json', 'csp.json', 'push-worker.js'];

/** Chunks that `--quick` checks. */
const QUICK = 20;

/** A name that no release has. */
const ABSENT = 'nmt-check-deploy-00000.js';

/**
 * @typedef {object} Problem
 * @property {'error' | 'warning'} level
 * @property {string} check a word for the kind: `address`, `reach`, `type`, `caching`, `cors`, `sniffing`, `compression`,
 *   `integrity`, `release`, `absent`, `old`
 * @property {string} address
 * @property {string} message a sentence that says what was found, and what is expected
 */

/**
 * Checks a deployed folder.
 * @param {string} folder its address
 * @param {object} [options]
 * @param {string[]} [options.old] files or addresses of manifests of earlier releases
 * @param {boolean} [options.isQuick] checks some of the chunks only
 * @returns {Promise<{ release: string | undefined, checked: number, problems: Problem[] }>} no release where the folder has no
 *   manifest that can be read
 */
export async function checkDeploy(folder, { old = [], isQuick = false } = {}) {
  const problems = [];
  const report = (check, address, message, level = 'error') =>
    problems.push({ level, check, address, message });
  const base = readAddress(folder, report);
  if (!base) return { release: undefined, checked: 0, problems };

  const fetched = new Map();
  const get = async (file) => {
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

function readAddress(text, report) {
  if (!URL.canParse(text)) {
    report('address', text, 'This is no address; expected one such as https://static.example.org/nmt/.');
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

function readManifest({ address, text }, report) {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    report(
      'reach',
      address,
      'It begins with a byte order mark, with which JSON does not parse; expected the file as the build wrote it.',
    );
    return undefined;
  }
  let manifest;
  try {
    manifest = JSON.parse(text);
  } catch {
    report('reach', address, 'This is no JSON; expected the manifest.json of a build.');
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

/** What every page needs, and then every nth of the others, so that each kind is among them. */
function sample(chunks, manifest) {
  const first = [manifest.styles.base.file, ...manifest.caretaker];
  const step = Math.ceil(chunks.length / QUICK);
  return [...new Set([...first, ...chunks.filter((_, index) => index % step === 0)])];
}

/** Whether the files are those of one release, byte for byte. */
function checkContents(manifest, fetched, report) {
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
  ]) {
    const answer = fetched.get(file);
    const hash = manifest[key]?.hash;
    if (answer.problem || integrityOf(answer.body) === hash) continue;
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
  if (!loader.problem && !loader.text.includes(manifest.release))
    report(
      'release',
      loader.address,
      `It does not name the release ${manifest.release} of manifest.json: the two are of different releases.`,
    );
  const csp = fetched.get('csp.json');
  if (!csp.problem && !csp.text.includes(`"${manifest.release}"`))
    report('release', csp.address, `It is not of the release ${manifest.release} of manifest.json.`);
  const table = fetched.get(manifest.integrity.file);
  if (!table.problem && !isTableOf(table.text, manifest.files))
    report(
      'integrity',
      table.address,
      'It does not have the hashes of manifest.json: the two are of different releases.',
    );
}

function isTableOf(text, files) {
  try {
    const table = JSON.parse(text);
    return Object.entries(files).every(([file, { integrity }]) => table[file] === integrity);
  } catch {
    return false;
  }
}

/** A page asks for deleted files, and must learn that they are gone. */
async function checkAbsent(base, report) {
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

/** Pages that were opened before a deploy ask for the files of their release for weeks. */
async function checkOld(source, base, report) {
  const { text, problem } = await readSource(source);
  if (problem) {
    report('old', source, problem);
    return 0;
  }
  let manifest;
  try {
    manifest = JSON.parse(text);
  } catch {}
  if (!manifest?.files || !manifest.integrity) {
    report('old', source, 'This is no manifest.json of a release.');
    return 0;
  }
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
        `A file of the earlier release ${manifest.release} is gone: ${problem} Keep files for 30 days.`,
      );
  }
  return files.length;
}

async function readSource(source) {
  if (/^https?:/.test(source)) return fetchFile(source);
  try {
    return { text: readFileSync(source, 'utf8') };
  } catch (error) {
    const isFolder = error.code === 'EISDIR';
    return {
      problem: isFolder
        ? 'This is a folder; expected the manifest.json of a release.'
        : `It cannot be read: ${error.message}.`,
    };
  }
}
