import { create } from '../../../core/platform/dom/create.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import type { ConsentPage } from '../../../core/user/consent/consent.ts';
import { loadConsentedScript } from '../../../core/user/consent/load-consented-script.ts';
import styles from './ConsentGate.module.css';

/** Content that is requested only when it is shown. */
export interface Content {
  /** Shows the content, unless it is shown already. @throws (as a rejection) the reason of a failure */
  show(signal: AbortSignal): Promise<void>;
  /** Hides the content. @returns false for content that cannot be removed */
  hide(): boolean;
}

/** The attributes of a frame. */
interface Frame {
  readonly address: string;
  readonly title: string;
}

/** A frame that replaces the server's content. */
export function frameContent(hook: HTMLElement, { address, title }: Frame): Content {
  let served: ChildNode[] | undefined;
  return {
    async show() {
      if (served) return;
      const frame = create('iframe', {
        class: styles.frame,
        title,
        allowfullscreen: true,
        referrerpolicy: 'strict-origin-when-cross-origin',
        src: address,
      });
      served = [...hook.childNodes];
      hook.replaceChildren(frame);
    },
    hide() {
      if (served) hook.replaceChildren(...served);
      served = undefined;
      return true;
    },
  };
}

/**
 * A script that enhances the server's content.
 * @param name among the site's `scripts`
 * @param purpose of the script
 * @param page the page
 */
export function scriptContent(
  name: string,
  purpose: string,
  page: ConsentPage & Pick<Page, 'staticPath'>,
): Content {
  let isAsked = false;
  return {
    async show(signal) {
      if (isAsked) return;
      isAsked = true;
      const { [name]: src } = siteConfig(page).scripts;
      try {
        await loadConsentedScript(typeof src === 'string' ? src : undefined, page, purpose, signal);
      } catch (cause) {
        isAsked = false;
        throw cause;
      }
    },
    hide: () => !isAsked,
  };
}
