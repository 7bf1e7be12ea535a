import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { prose } from '../reference/markdown.mjs';

/** What a page has beside modules; the roll-up holds exports alone. */
const GLOBALS = `declare global {
  interface Window {
    /** The product's global: an array of functions until it has loaded, then the object that calls them. */
    nmt?: Nmt | ((nmt: Nmt) => void)[];
  }
}
`;

/**
 * Makes the package's declarations from the product's own types: `types/index.ts` with all that it exports, as one file
 * that imports nothing.
 * @param {string} root of the product
 * @param {string} [work] a folder for what comes in between, relative to the root
 * @returns {string} the text of `index.d.ts`
 * @throws {Error} where an exported name has no comment, or is not exported although another needs it
 */
export function makeTypes(root, work = '.cache/package-types') {
  const folder = join(root, work);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  emitDeclarations(root, folder);
  return finish(rollUp(root, folder));
}

function emitDeclarations(root, folder) {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: false,
      types: [],
      rootDir: root,
      outDir: folder,
    },
    files: [join(root, 'types/index.ts')],
    include: [],
    exclude: [],
  };
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  const { status, stdout, error } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', file], {
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`The declarations cannot be made:\n${stdout}`);
}

function rollUp(root, folder) {
  const outFile = join(folder, 'index.d.ts');
  const packageFile = join(folder, 'package.json');
  writeFileSync(packageFile, JSON.stringify({ name: 'nmt-widgets', version: '0.0.0' }));
  const reported = [];
  const error = { logLevel: ExtractorLogLevel.Error };
  const none = { logLevel: ExtractorLogLevel.None };
  const configObject = {
    projectFolder: folder,
    mainEntryPointFilePath: join(folder, 'types/index.d.ts'),
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'ES2022',
          module: 'ESNext',
          moduleResolution: 'bundler',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          strict: true,
          noEmit: true,
          allowImportingTsExtensions: true,
          skipLibCheck: true,
          types: [],
        },
        files: [join(folder, 'types/index.d.ts')],
      },
    },
    // Names without a comment are found only while a report is made.
    apiReport: {
      enabled: true,
      reportFileName: 'types.api.md',
      reportFolder: folder,
      reportTempFolder: join(folder, 'report'),
    },
    docModel: { enabled: false },
    tsdocMetadata: { enabled: false },
    dtsRollup: { enabled: true, untrimmedFilePath: outFile },
    messages: {
      compilerMessageReporting: { default: error },
      // The comments are the product's; they need not be TSDoc beyond what editors show.
      tsdocMessageReporting: { default: none },
      extractorMessageReporting: {
        default: error,
        'ae-undocumented': error,
        'ae-missing-release-tag': none,
        'ae-unresolved-link': none,
      },
    },
  };
  const config = ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: packageFile,
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      message.handled = true;
      if (message.logLevel !== 'error' || isConstant(message)) return;
      reported.push(message.formatMessageWithoutLocation());
    },
  });
  if (reported.length > 0) throw new Error(`The types cannot be put into one file:\n${reported.join('\n')}`);
  return readFileSync(outFile, 'utf8');
}

/** A constant that a type is made from: its values are in the file, but a project cannot import it. */
function isConstant({ messageId, text }) {
  return messageId === 'ae-forgotten-export' && /^The symbol "[A-Z_]+"/.test(text);
}

/** Without the ids of requirements, which nobody outside has. @param {string} text the roll-up */
function finish(text) {
  return `${text.replace(/\/\*\*[\s\S]*?\*\//g, prose).trimEnd()}\n\n${GLOBALS}`;
}
