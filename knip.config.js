/** What is used, and from where; `npm test` fails for code that nothing reaches. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'manifest.json'), 'utf8'));

export default {
  entry: [
    // A feature starts at the entry that the manifest names; its other files count only where something imports them.
    ...Object.values(manifest).map(({ entry }) => entry),
    // What only the build reads: markup, and settings of a shape of their own.
    '{core,widgets}/**/*.contract.ts',
    // They take the places of the product's declarations of settings, and of its parsers of attributes.
    'build/settings/described-*.ts',
    'tools/contract/described-parsers.ts',
    'core/runtime/caretaker/caretaker.ts',
    'core/runtime/head/head.ts',
    'core/user/consent/google/consent-default.ts',
    'core/user/push/worker/push-worker.ts',
    'core/platform/html/safe-html.ts',
    'core/user/prompts/priority.ts',
    'core/platform/schema/list-of.ts',
    'core/runtime/loader/loader.ts',
    // The build for sites puts these in; see build/site-build.ts.
    'core/runtime/site/site-text.ts',
    '{core,widgets}/**/*.site.ts',
    'demo/serve.ts',
    'demo/server/main.ts',
    'demo/platforms/*.js',
    'fixtures/third-parties/**/*.js',
    'demo/workbench/widgets/*/*/*.tsx',
    'tests/e2e/**/*.spec.ts',
    'tests/e2e/support/build-lab.ts',
    'tests/e2e/lab/widgets/*/*/*.{ts,tsx}',
    'tools/budgets/check.ts',
    'tools/*.{mjs,ts}',
    'tools/docs-site/.vitepress/{config,theme/index}.ts',
    'integrations/wordpress/bench/start.mjs',
    'integrations/wordpress/nmt-widgets/assets/editor.js',
    'integrations/wordpress/nmt-widgets/assets/cookie-settings.js',
    // Bundled by name: two commands, the rules for other commands, and the contract for the reference.
    'tools/contract-test/command.ts',
    'demo/stand-in/command.ts',
    'tools/browser-rules.ts',
    'fixtures/contract/index.ts',
    'types/index.ts',
    'types/app-bridge.ts',
  ],
  project: [
    'build/**',
    'core/**',
    'widgets/**',
    'fixtures/**',
    'demo/**/*.{ts,mjs}',
    'demo/platforms/*.js',
    // Packages of their own.
    '!tests/bench/**',
    '!tests/foreign-project/**',
    'integrations/**',
    'tools/**',
    'types/**',
    'tests/**',
  ],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['kotlinc', 'mariadb', 'mariadb-install-db', 'php', 'phpcs', 'swiftc', 'varnishd'],
  ignoreDependencies: [
    'aaaaa',
    'bbbbb',
    'nmt',
    '@fontsource-variable/.+',
    '@fontsource/.+',
    'http-server',
    'lucide-static',
    // Of a package of its own, tools/docs-site/package.json.
    'vitepress',
  ],
};
