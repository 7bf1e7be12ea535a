import type { Unmount } from '../kinds/dom.ts';
import { mount as newsletter } from '../kinds/newsletter/react.ts';
import { mount as poll } from '../kinds/poll/react.ts';
import { mount as quiz } from '../kinds/quiz/react.ts';
import { mount as share } from '../kinds/share/react.ts';
import { mount as ticker } from '../kinds/ticker/react.ts';

/** Contestant (a): one plain React bundle with all five kinds, mounted at DOMContentLoaded. */
const kinds: Record<string, (hook: HTMLElement) => Unmount> = {
  'bench-newsletter': newsletter,
  'bench-poll': poll,
  'bench-quiz': quiz,
  'bench-share': share,
  'bench-ticker': ticker,
};
const unmounts = new Map<Element, Unmount>();

function mount(root: ParentNode): void {
  for (const hook of root.querySelectorAll<HTMLElement>('[data-widget]')) {
    const kind = kinds[hook.dataset.widget ?? ''];
    if (kind) unmounts.set(hook, kind(hook));
  }
}

function unmount(root: ParentNode): void {
  for (const hook of root.querySelectorAll('[data-widget]')) {
    unmounts.get(hook)?.();
    unmounts.delete(hook);
  }
}

window.bench = { mount, unmount };
document.addEventListener('DOMContentLoaded', () => mount(document));
