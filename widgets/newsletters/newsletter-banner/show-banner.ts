import { newsletterOptins } from '../../../core/domain/newsletters/optins.ts';
import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { addClass, replaceChildren, show, toggleClass } from '../../../core/platform/dom/undo.ts';
import { loadFragment } from '../../../core/platform/html/load-fragment.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { createCloseButton } from '../../../core/ui/button/close-button.ts';
import { restoreFocus } from '../../../core/ui/focus/restore-focus.ts';
import { keepTurnInView } from '../../../core/user/prompts/keep-turn-in-view.ts';
import { PRIORITY } from '../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { closedCodes, isResting, onClosed, rememberClosed } from './closed.ts';
import { BANNER_CODES, candidates, drawCode } from './codes.ts';
import styles from './show-banner.module.css';
import { CLOSE } from './texts.ts';

interface BannerOptions {
  /** The address of a banner, with `{code}` in place of the newsletter's code. */
  readonly uri: string;
  readonly feature: string;
  readonly page: Page;
  readonly signal: AbortSignal;
}

/**
 * Chooses a newsletter, fetches its banner and shows it when its turn among the prompts comes; while it is in view, no
 * other prompt is shown. A banner that the visitor closed is not shown again; for 56 hours none is.
 * @param hook element into which the banner is inserted
 */
export async function showBanner(
  hook: HTMLElement,
  { uri: template, feature, page, signal }: BannerOptions,
): Promise<void> {
  const { current, store } = visitor(page);
  const forced = parseDebugSwitches(location.href, { bannerCodes: BANNER_CODES }).newsletterBanner;

  const chooseCode = async (): Promise<string | undefined> => {
    if (forced !== undefined) return forced;
    const present = await current();
    if (!present.loggedIn || isResting()) return undefined;
    const { codes } = await newsletterOptins(page).settled();
    return drawCode(candidates(present, [...codes, ...closedCodes()]), Math.random());
  };

  const code = await chooseCode();
  if (code === undefined || signal.aborted) return;
  const uri = template.replace(/\{code\}|%7Bcode%7D/gi, encodeURIComponent(code));
  let fragment: DocumentFragment;
  try {
    fragment = await loadFragment(uri, siteConfig(page), signal);
  } catch (cause) {
    if (!signal.aborted) warn(feature, `The banner could not be loaded: ${cause} None is shown.`);
    return;
  }
  const content = [...fragment.childNodes];

  const ending = new AbortController();
  const end = () => ending.abort();
  onAbort(signal, end);
  if (forced === undefined) {
    // A banner is for the visitor for whom it was chosen.
    subscribe(store, (present) => present?.loggedIn || end(), ending.signal);
    onClosed(end, ending.signal);
  }
  const restore = restoreFocus(hook);
  const close = createCloseButton(CLOSE, () => {
    restore();
    if (forced === undefined) rememberClosed(code);
    end();
  });
  close.classList.add(styles.close);

  const prompt = { name: feature, priority: PRIORITY.newsletter, signal: ending.signal };
  void requestPrompt({
    ...prompt,
    show(release) {
      show(hook, true, ending.signal);
      addClass(hook, styles.root, ending.signal);
      replaceChildren(hook, [...content, close], ending.signal);
      // The banner keeps its space while a more important prompt is shown.
      const onTurn = (hasTurn: boolean) => toggleClass(hook, styles.waiting, !hasTurn, ending.signal);
      keepTurnInView(hook, { ...prompt, onTurn });
      release();
    },
  });
}
