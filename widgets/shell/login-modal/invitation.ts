import { copyNodes } from '../../../core/platform/dom/copy-nodes.ts';
import { loginAddress } from '../../../core/platform/navigation/login-address.ts';
import { isSafeAddress, parseAddress } from '../../../core/runtime/page/address.ts';
import { CLOSE, LOGIN, TITLE } from './texts.ts';

/** The modal's content. */
export interface Invitation {
  readonly title: string;
  /** The server's content besides title, login link and button. */
  readonly body: readonly Node[];
  readonly login: { readonly label: string; readonly address: string };
  /** The label of the button that closes the modal. */
  readonly close: string;
}

/** Pages that accept `return_to`. */
const TAKES_RETURN_TO = /^\/(login|create-account)\/?$/;

/**
 * Reads the server's content of the hook: a heading, text, a link to log in and a button to close. Missing parts have
 * defaults, and links to log in or to create an account return to this page [login-modal-4, login-modal-5].
 * @param hook the hook, which is not changed
 */
export function readInvitation(hook: HTMLElement): Invitation {
  const body = copyNodes(hook.childNodes);
  const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href]')];
  for (const link of links) {
    const address = link.getAttribute('href') ?? '';
    if (takesReturnTo(address)) link.setAttribute('href', loginAddress(location, address));
  }
  const login = links.find((link) => isSafeAddress(link.getAttribute('href') ?? ''));
  const [title, close] = [body.querySelector('h1, h2, h3'), body.querySelector('button')];
  for (const taken of [title, login, close]) taken?.remove();
  return {
    title: textOf(title) || TITLE,
    body: [...body.childNodes],
    login: {
      label: textOf(login) || LOGIN,
      address: login?.getAttribute('href') ?? loginAddress(),
    },
    close: textOf(close) || CLOSE,
  };
}

function takesReturnTo(address: string): boolean {
  const url = parseAddress(address);
  return url?.origin === self.origin && TAKES_RETURN_TO.test(url.pathname);
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.trim() ?? '';
}
