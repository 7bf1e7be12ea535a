import type { PaywallConfig } from '../../../core/domain/paywall/config.ts';
import type { PaywallType } from '../../../core/domain/paywall/types.ts';
import { everythingAfter, keepHidden, lastOpenParagraph, removePlayers } from './blocking.ts';
import styles from './paywall.module.css';
import { find, protectedContent } from './protected.ts';

/** Where a wall goes and what it does to the page around it. */
interface Place {
  readonly as: PaywallType | 'plain';
  readonly section: HTMLElement;
  /** The mount element: where there is no content, the wall stands there. */
  readonly hook: HTMLElement;
  readonly clipAfter: number;
  readonly config: PaywallConfig;
  /** Takes the wall out and gives the page back what it had. */
  readonly signal: AbortSignal;
}

/**
 * Puts a wall into the page, as its type says [paywall-types-4 to -11, paywall-types-21]. A blocking one hides the
 * content at once, before anything of the funnel is there. It only blocks what the page does not call free.
 * @param place see {@link Place}
 * @returns whether the content is blocked
 */
export function putInPlace({ as, section, hook, clipAfter, config, signal }: Place): boolean {
  const { elements, isFree } = protectedContent(config.contentSelector);
  const [content] = elements();
  signal.addEventListener('abort', () => section.remove());
  switch (as) {
    case 'hard':
    case 'overcontent': {
      if (!content || isFree) {
        (content ?? hook).after(section);
        return false;
      }
      const clip = () => {
        const [first, ...others] = elements();
        if (as === 'hard' || !first) return elements();
        return [...everythingAfter(first, lastOpenParagraph(first, clipAfter), section), ...others];
      };
      // Before the content is hidden: what has the focus there hands it on.
      const hadFocus = elements().some((element) => element.contains(document.activeElement));
      content.after(section);
      keepHidden(document.body, clip, signal);
      if (as === 'overcontent') fade(lastOpenParagraph(content, clipAfter), signal);
      removePlayers(config.gamesPlayerSelector, signal);
      bringIntoView(section);
      if (hadFocus && !isShown(document.activeElement)) section.focus({ preventScroll: true });
      return true;
    }
    case 'inline': {
      const last = content && lastOpenParagraph(content, clipAfter);
      if (last) last.after(section);
      else if (content) content.prepend(section);
      else hook.after(section);
      return false;
    }
    case 'topbanner': {
      const [header] = find('body > header, [data-widget="sticky-header"]');
      if (header) header.before(section);
      else document.body.prepend(section);
      return false;
    }
    case 'plain':
      hook.append(section);
      return false;
    case 'soft':
    case 'topbanner-sticky':
      document.body.append(section);
      return false;
    default:
      (content ?? hook).after(section);
      return false;
  }
}

function fade(last: Element | undefined, signal: AbortSignal): void {
  const name = styles.fading;
  last?.classList.add(name);
  signal.addEventListener('abort', () => last?.classList.remove(name));
}

/** A reader who had scrolled on finds the wall, not the foot of the page. */
function bringIntoView(section: HTMLElement): void {
  if (section.getBoundingClientRect().bottom < 0) section.scrollIntoView({ block: 'center' });
}

function isShown(element: Element | null): boolean {
  return element !== null && element !== document.body && !element.closest('[hidden]');
}
