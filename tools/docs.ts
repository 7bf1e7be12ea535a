/**
 * Makes the reference in docs/reference from the sources and the build in dist/, whose sizes it shows.
 *
 * npx tsx tools/docs.ts writes it npx tsx tools/docs.ts --check fails if it differs from what would be written
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf } from './errors.ts';
import { makeDocuments } from './reference/documents.ts';

const product = join(import.meta.dirname, '..');

/** Compares the reference with its sources and prints outdated pages. */
export async function checkDocs(root: string = product): Promise<{ passed: number; failed: number }> {
  const documents = Object.entries(await makeDocuments(root));
  const stale = documents.filter(([path, text]) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [path] of stale)
    console.error(`${path} is stale; run \`npm run docs\` and commit what it writes.`);
  const left = leftOver(root, Object.fromEntries(documents));
  for (const path of left)
    console.error(`${path} describes nothing any more; \`npm run docs\` takes it away.`);
  return { passed: documents.length - stale.length, failed: stale.length + left.length };
}

/** The pages of the reference whose source was removed. */
function leftOver(root: string, documents: Readonly<Record<string, string>>): string[] {
  const folder = join(root, 'docs/reference');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .map((file) => `docs/reference/${file.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md') && !(path in documents));
}

async function writeDocs(root: string): Promise<void> {
  const documents = await makeDocuments(root);
  for (const path of leftOver(root, documents)) rmSync(join(root, path));
  for (const [path, text] of Object.entries(documents)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    if (!process.argv.includes('--check')) await writeDocs(product);
    else if ((await checkDocs()).failed) process.exitCode = 1;
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
