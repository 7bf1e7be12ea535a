import { type TransformOptions, transform } from 'esbuild';

/**
 * Checks that browsers of a target can parse a script of the build. Syntax that esbuild would have to rewrite for them
 * is too new.
 * @param text a script
 * @param target for esbuild, such as `safari16.4`
 * @returns the first piece that is too new; empty if the script fits
 */
export async function tooNew(text: string, target: string | string[]): Promise<string> {
  const options: TransformOptions = {
    minifyWhitespace: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  };
  const [asIs, rewritten] = await Promise.all([
    transform(text, { ...options, target: 'esnext' }),
    transform(text, { ...options, target }),
  ]);
  if (asIs.code === rewritten.code) return '';
  const at = [...asIs.code].findIndex((character, index) => character !== rewritten.code[index]);
  return asIs.code.slice(Math.max(0, at - 40), at + 60);
}
