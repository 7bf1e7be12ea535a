import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
  type IConfigFile,
} from '@microsoft/api-extractor';

/**
 * Combines declarations in one file that imports nothing.
 * @param entry a declaration file, whose exports are in the result
 * @param folder a folder for intermediate files
 * @returns the text of the file
 * @throws {Error} naming each exported name or member without a comment, and each type that another needs and that is
 *   not exported
 */
export function rollUp(entry: string, folder: string): string {
  const outFile = join(folder, 'index.d.ts');
  const packageFile = join(folder, 'package.json');
  writeFileSync(packageFile, JSON.stringify({ name: 'nmt-widgets', version: '0.0.0' }));
  const reported: string[] = [];
  const error = { logLevel: ExtractorLogLevel.Error };
  const none = { logLevel: ExtractorLogLevel.None };
  const configObject: IConfigFile = {
    projectFolder: folder,
    mainEntryPointFilePath: entry,
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
        files: [entry],
      },
    },
    // Names without a comment are only found while a report is made.
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
      // The comments are those of the product's sources; they need not be valid TSDoc beyond what editors show.
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

/**
 * Whether a name is a constant from which a type is derived: its values are in the file, but projects cannot import it.
 */
function isConstant({ messageId, text }: ExtractorMessage): boolean {
  return messageId === 'ae-forgotten-export' && /^The symbol "[A-Z_]+"/.test(text);
}
