import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '../../build/read-manifest.ts';
import { conventionalHook } from '../../build/routes.ts';
import { collectSettings } from '../../build/settings/collect-settings.ts';
import type { FeatureContract } from '../../core/runtime/feature/feature-contract.ts';
import type * as AttributeName from '../../core/runtime/page/attribute-name.ts';
import { BODY_ATTRIBUTES, bodyAttributes } from '../contract/body-attributes.ts';
import { contractFile, describeOwn, describePart } from '../contract/declared-markup.ts';
import { makeApiDocuments } from './api-documents.ts';
import { bodyAttributesPage } from './body-attributes-page.ts';
import { dataLayerPage } from './data-layer-page.ts';
import { debugPage } from './debug-page.ts';
import { declaredAttributes, type FeatureModule } from './declared-attributes.ts';
import { drawingOf } from './drawing.ts';
import { eventsPage } from './events-page.ts';
import { FEATURE_PAGES, partsAbout, readFeatureText } from './feature-texts.ts';
import { featuresIndex, groupOf, groupPage, type Markup } from './features-page.ts';
import { findingsPage } from './findings-page.ts';
import { importSources } from './import-sources.ts';
import { messagesPage } from './messages-page.ts';
import { paywallConfigPage } from './paywall-config-page.ts';
import { readSamples } from './samples.ts';
import { settingsPage } from './settings-page.ts';
import { measureSizes, recordedSizes, sizeCells } from './sizes.ts';

const FEATURES = 'docs/reference/features.md';

/** The exports of a feature's contract file. */
interface MarkupModule {
  readonly default?: FeatureContract;
}

/**
 * Makes the reference from the sources and the sizes of the build in dist/: the same sources give the same texts.
 * @returns the texts by path from the root
 * @throws {Error} if a source contains something that the reference cannot describe
 */
export async function makeDocuments(root: string): Promise<Record<string, string>> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const manifest = readManifest(join(root, 'manifest.json'), root);
  const modules = await importSources(root, {
    'core/attribute-name': 'core/runtime/page/attribute-name.ts',
    ...Object.fromEntries(
      Object.entries(manifest).flatMap(([name, { entry }]) => {
        const markup = contractFile(root, entry);
        return [[name, entry], ...(markup ? [[`markup/${name}`, markup]] : [])];
      }),
    ),
  });
  const { attributeName } = modules['core/attribute-name'] as typeof AttributeName;
  const declared = Object.fromEntries(
    Object.entries(manifest).map(([name, { entry }]) => [
      name,
      declaredAttributes(entry, read(entry), modules[name] ?? {}, attributeName),
    ]),
  );
  const markup = Object.fromEntries(
    Object.keys(manifest).map((name) => [
      name,
      describeMarkup((modules[`markup/${name}`] ?? {}) as MarkupModule),
    ]),
  );
  const samples = await readSamples(root, manifest);
  const groups = [...new Set(Object.values(manifest).map(groupOf))].sort().map((group) => {
    const { title = capitalised(group), text } = readFeatureText(root, `widgets/${group}`);
    return { group, title, text };
  });
  const pages = groups.map(({ group, title, text }) => {
    const own = Object.entries(manifest).filter(([, entry]) => groupOf(entry) === group);
    const described = own.map(([name, entry]) => ({
      name,
      entry,
      declared: declared[name] ?? [],
      markup: markup[name] ?? describeMarkup({}),
      sample: samples[name],
      drawing: drawingOf(root, entry.entry),
      text: readFeatureText(root, dirname(entry.entry)).text,
      more: partsAbout({ name, hook: conventionalHook(name).slice(1, -1), group }, groups),
    }));
    return [`${FEATURE_PAGES}/${group}.md`, groupPage(title, text, described)] as const;
  });
  const { page: calls } = await makeApiDocuments(root);
  const settings = await collectSettings(root);
  return {
    'docs/reference/calls.md': calls,
    'docs/reference/data-layer.md': dataLayerPage(read('core/user/analytics/events.ts')),
    'docs/reference/debug.md': debugPage(read('core/platform/debug/parse-debug-switches.ts')),
    'docs/reference/events.md': eventsPage(read('core/runtime/bus/events.ts')),
    'docs/reference/findings.md': findingsPage(),
    'docs/reference/messages.md': messagesPage(root),
    [FEATURES]: featuresIndex(
      manifest,
      readSizes(root, Object.keys(manifest)),
      new Map(groups.map(({ group, title }) => [group, title])),
    ),
    ...Object.fromEntries(pages),
    'docs/reference/paywall-config.md': paywallConfigPage(
      settings.paywall?.properties ?? {},
      new Set(Object.keys((modules.paywall as FeatureModule | undefined)?.default?.attributes ?? {})),
      attributeName,
    ),
    'docs/reference/settings.md': settingsPage(settings),
    'docs/reference/page.md': bodyAttributesPage(bodyAttributes(read(BODY_ATTRIBUTES), attributeName)),
  };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the declarations of a feature's contract file, with defaults filled in. */
function describeMarkup({ default: declared = {} }: MarkupModule): Markup {
  const { attributes = [], parts = [], choices = [], writes = [], needs = [] } = declared;
  return {
    attributes: attributes.map(describeOwn),
    parts: parts.map(describePart),
    choices,
    writes,
    needs,
  };
}

/** Returns the table's cells by feature, from the existing build; without one they do not change. */
function readSizes(root: string, names: readonly string[]): Record<string, string[]> {
  const page = join(root, FEATURES);
  const recorded = recordedSizes(existsSync(page) ? readFileSync(page, 'utf8') : '');
  const dist = join(root, 'dist');
  // Only a complete production build contains the contract.
  const measured = existsSync(join(dist, 'contract.json')) ? measureSizes(dist) : {};
  return Object.fromEntries(names.map((name) => [name, sizeCells(measured[name], recorded.get(name))]));
}
