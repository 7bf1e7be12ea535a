import { posix } from 'node:path';

/**
 * The placeholder for the site's root while it is built: the generator requires the address of the site, which is not
 * known.
 */
export const PLACEHOLDER = '/nmt-docs/';

/** The script with the search index of all pages. */
const SEARCH_INDEX = '@localSearchIndex';

/**
 * Makes the links of the page absolute before the scripts run, so that they stay valid when the page changes without a
 * load.
 */
const ABSOLUTE_LINKS =
  '<script>for(const link of document.querySelectorAll("a[href]"))link.href=link.href</script>';

/**
 * Returns a file of the site that works under any path, because its addresses are relative to itself.
 * @param path the path from the root of the site
 * @param text the file's text
 */
export function makeRelative(path: string, text: string): string {
  const root = `${posix.relative(posix.dirname(path), '.') || '.'}/`;
  switch (posix.extname(path)) {
    case '.html':
      return text.replaceAll(PLACEHOLDER, root).replace('</body>', `${ABSOLUTE_LINKS}</body>`);
    case '.css':
      return text.replaceAll(PLACEHOLDER, root);
    case '.js':
      return inScript(text, `new URL("${root}",import.meta.url).pathname`, path.includes(SEARCH_INDEX));
    default:
      return text;
  }
}

/**
 * Returns a script in which an expression replaces the root.
 * @param isIndex whether the script is JSON in one string, with many addresses
 */
function inScript(text: string, root: string, isIndex: boolean): string {
  if (isIndex) {
    const [, quote = '`'] = /=(['`])/.exec(text) ?? [];
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the script that is written
    const inserted = quote === '`' ? '${root}' : `${quote}+root+${quote}`;
    return `const root=${root};${text.replaceAll(`"${PLACEHOLDER}`, `"${inserted}`)}`;
  }
  return text
    .replaceAll(`\\"base\\":\\"${PLACEHOLDER}\\"`, `\\"base\\":\\""+${root}+"\\"`)
    .replaceAll(`"${PLACEHOLDER}"`, `(${root})`)
    .replaceAll(`"${PLACEHOLDER}`, `${root}+"`)
    .replaceAll(`\`${PLACEHOLDER}`, `\`\${${root}}`);
}
