import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProduct } from './build/build.mjs';
import { publishApi } from './build/publish-api.mjs';
import { publishTexts } from './build/publish-texts.mjs';
import { ManifestError } from './build/read-manifest.mjs';
import { publishContract } from './tools/contract/publish-contract.mjs';

// node build.mjs    production build into dist/; tools/dev.mjs makes development builds

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
const since = performance.now();
try {
  const options = { root, manifestFile: join(root, 'manifest.json'), mode: 'production' };
  const { release, files } = await buildProduct({ ...options, outDir: dist });
  publishApi(join(root, 'docs/api'), join(dist, 'api'));
  await Promise.all([
    buildProduct({ ...options, outDir: join(dist, 'site'), forSites: true }),
    publishTexts(root, dist),
    publishContract(root, dist),
  ]);
  const ms = Math.round(performance.now() - since);
  console.log(`Built release ${release}: ${Object.keys(files).length} files in ${ms} ms.`);
} catch (error) {
  if (error instanceof ManifestError || Array.isArray(error.errors)) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}
