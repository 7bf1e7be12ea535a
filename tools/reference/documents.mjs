import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestSchema } from '../../build/manifest-schema.mjs';
import { readManifest } from '../../build/read-manifest.mjs';
import { BODY_ATTRIBUTES, bodyAttributes } from '../contract/body-attributes.ts';
import { contractFile, describeOwn, describePart } from '../contract/declared-markup.ts';
import { makeApiDocuments } from './api-documents.mjs';
import { bodyAttributesPage } from './body-attributes-page.mjs';
import { dataLayerPage } from './data-layer-page.mjs';
import { debugPage } from './debug-page.mjs';
import { declaredAttributes } from './declared-attributes.mjs';
import { drawingOf } from './drawing.mjs';
import { eventsPage } from './events-page.mjs';
import { featuresPage } from './features-page.mjs';
import { importSources } from './import-sources.mjs';
import { paywallConfigPage } from './paywall-config-page.mjs';
import { readSamples } from './samples.mjs';

const PAYWALL_CONFIG = 'core/domain/paywall/config.ts';

/**
 * Makes the reference from the sources: the same sources give the same texts.
 * @param {string} root
 * @returns {Promise<Record<string, string>>} text by path from the root
 * @throws {Error} where a source holds something that the reference cannot describe
 */
export async function makeDocuments(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const manifest = readManifest(join(root, 'manifest.json'), root);
  const {
    'core/attribute-name': names,
    'core/paywall-config': paywall,
    ...features
  } = await importSources(root, {
    'core/attribute-name': 'core/runtime/page/attribute-name.ts',
    'core/paywall-config': PAYWALL_CONFIG,
    ...Object.fromEntries(
      Object.entries(manifest).flatMap(([name, { entry }]) => {
        const markup = contractFile(root, entry);
        return [[name, entry], ...(markup ? [[`markup/${name}`, markup]] : [])];
      }),
    ),
  });
  const declared = Object.fromEntries(
    Object.entries(manifest).map(([name, { entry }]) => [
      name,
      declaredAttributes(entry, read(entry), features[name], names.attributeName),
    ]),
  );
  const markup = Object.fromEntries(
    Object.keys(manifest).map((name) => [name, describeMarkup(features[`markup/${name}`]?.default)]),
  );
  const api = await makeApiDocuments(root);
  return {
    ...Object.fromEntries(Object.entries(api).map(([file, text]) => [`docs/api/${file}`, text])),
    'docs/reference/data-layer.md': dataLayerPage(read('core/user/analytics/events.ts')),
    'docs/reference/debug.md': debugPage(read('core/platform/debug/parse-debug-switches.ts')),
    'docs/reference/events.md': eventsPage(read('core/runtime/bus/events.ts')),
    'docs/reference/features.md': featuresPage(
      manifest,
      declared,
      markup,
      await readSamples(root, manifest),
      readSizes(root),
      Object.fromEntries(Object.entries(manifest).map(([name, { entry }]) => [name, drawingOf(root, entry)])),
    ),
    'docs/reference/manifest.schema.json': `${JSON.stringify(z.toJSONSchema(manifestSchema), null, 2)}\n`,
    'docs/reference/paywall-config.md': paywallConfigPage(
      read(PAYWALL_CONFIG),
      paywall.PAYWALL_DEFAULTS,
      new Set(Object.keys(features.paywall?.default.attributes ?? {})),
      names.attributeName,
    ),
    'docs/reference/page.md': bodyAttributesPage(bodyAttributes(read(BODY_ATTRIBUTES), names.attributeName)),
  };
}

/** What a feature's contract file declares, complete. */
function describeMarkup({ attributes = [], parts = [], choices = [], writes = [], needs = [] } = {}) {
  return {
    attributes: attributes.map(describeOwn),
    parts: parts.map(describePart),
    choices,
    writes,
    needs,
  };
}

/** The recorded sizes, so that the reference needs no build and changes only when they are recorded anew. */
function readSizes(root) {
  const file = join(root, 'docs/reference/sizes.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
