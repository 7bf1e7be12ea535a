import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProduct } from './build/build.mjs';
import { publishApi } from './build/publish-api.mjs';
import { ManifestError } from './build/read-manifest.mjs';
import { SITE_FILE_SCHEMA } from './build/site-file-schema.mjs';
import { textCatalogue } from './build/text-catalogue.mjs';
import { publishContract } from './tools/contract/publish-contract.mjs';

// node build.mjs    production build into dist/; tools/dev.mjs makes development builds

const root = dirname(fileURLToPath(import.meta.url));
const since = performance.now();
try {
  const { release, files } = await buildProduct({
    root,
    manifestFile: join(root, 'manifest.json'),
    outDir: join(root, 'dist'),
    mode: 'production',
  });
  await buildProduct({
    root,
    manifestFile: join(root, 'manifest.json'),
    outDir: join(root, 'dist/site'),
    mode: 'production',
    forSites: true,
  });
  writeFileSync(join(root, 'dist/texts.json'), `${JSON.stringify(await textCatalogue(root), null, 1)}\n`);
  writeFileSync(join(root, 'dist/site-file.schema.json'), `${JSON.stringify(SITE_FILE_SCHEMA, null, 1)}\n`);
  publishApi(join(root, 'docs/api'), join(root, 'dist/api'));
  await publishContract(root, join(root, 'dist'));
  const ms = Math.round(performance.now() - since);
  console.log(`Built release ${release}: ${Object.keys(files).length} files in ${ms} ms.`);
} catch (error) {
  if (error instanceof ManifestError || Array.isArray(error.errors)) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}
