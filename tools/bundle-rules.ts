import { build } from 'esbuild';

/** The module with the rules that commands share with the browser. */
const LIST = 'tools/browser-rules.ts';

/**
 * Bundles the product's rules for pages that commands use into one module, for Node.
 * @param root the folder of the repository
 * @returns the text of the module
 */
export async function bundleRules(root: string): Promise<string> {
  const {
    outputFiles: [module],
  } = await build({
    absWorkingDir: root,
    entryPoints: [LIST],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Addresses are relative to the page, and there is no page here.
    define: { 'document.baseURI': '"https://page.invalid/"' },
    logLevel: 'silent',
  });
  return module?.text ?? '';
}
