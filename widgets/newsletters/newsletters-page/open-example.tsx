import { copyNodes } from '../../../core/platform/dom/copy-nodes.ts';
import { readHtml } from '../../../core/platform/html/read-html.ts';
import { safeHtml } from '../../../core/platform/html/safe-html.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { openDialog } from '../../../core/ui/dialog/open-dialog.tsx';
import { Served } from '../../../core/ui/served/Served.tsx';
import styles from './open-example.module.css';

interface ExampleOptions {
  /** The link to the example: another page, or an element of this one. */
  readonly link: HTMLAnchorElement;
  readonly title: string;
  readonly page: Page;
  readonly signal: AbortSignal;
}

/**
 * Shows an example of a newsletter in a modal [newsletters-page-2].
 * @throws HttpError (as a rejection) if it could not be loaded; Error if its code could not be
 */
export async function openExample({ link, title, page, signal }: ExampleOptions): Promise<void> {
  const content = copyNodes(served(link) ?? (await loadExample(link.href, page, signal)));
  const nodes = [...content.childNodes];
  await openDialog<never>({
    title,
    operation: 'custom',
    signal,
    render: () => <Served nodes={nodes} className={styles.root} />,
  });
}

/** The content of an example that the page itself contains. */
function served(link: HTMLAnchorElement): Iterable<Node> | undefined {
  const { hash, pathname } = new URL(link.href);
  const element = pathname === location.pathname ? fragmentTarget(hash) : null;
  return (element instanceof HTMLTemplateElement ? element.content : element)?.childNodes;
}

/** The main part of the example's page, without its own head and styles. */
async function loadExample(address: string, page: Page, signal: AbortSignal): Promise<Iterable<Node>> {
  const html = await readHtml(address, { config: siteConfig(page), signal, expects: 'page' });
  const fragment = await safeHtml(html);
  return (fragment.querySelector('main') ?? fragment).childNodes;
}
