import { build } from 'esbuild';

/** The list of the rules that commands share with the browser. */
const LIST = 'tools/browser-rules.ts';

/**
 * Bundles the rules of the product that commands check pages by into one module, for Node.
 * @param root of the repository
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
    // Addresses are relative to the page, and there is none.
    define: { 'document.baseURI': '"https://page.invalid/"' },
    logLevel: 'silent',
  });
  return module?.text ?? '';
}
