import { posix } from 'node:path';

/** The root of the site while it is built: the generator wants to know where it will be served, and nobody knows that. */
export const PLACEHOLDER = '/nmt-docs/';

/** The script with the words of all pages. */
const SEARCH_INDEX = '@localSearchIndex';

/** Links of the page are absolute before the scripts run: they keep them when the page changes without a load. */
const ABSOLUTE_LINKS =
  '<script>for(const link of document.querySelectorAll("a[href]"))link.href=link.href</script>';

/**
 * A file of the site that works under any path: its addresses are relative to itself.
 * @param path from the root of the site
 * @param text of the file
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
 * A script in which an expression takes the place of the root.
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
