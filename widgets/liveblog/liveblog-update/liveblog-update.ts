import { openShare } from '../../../core/domain/share/open-share.ts';
import { address, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';
import { chevronDown } from '../../../core/ui/icon/chevrons.ts';
import { share, volume2 } from '../../../core/ui/icon/shapes.ts';
import { createControls } from './controls.ts';
import { canListen, toggleListening } from './listen.ts';
import { spokenText } from './spoken-text.ts';
import { LISTEN, READ_MORE, SHARE } from './texts.ts';
import { toggleRest } from './toggle-rest.ts';

/**
 * Adds buttons to an update of a liveblog, on the liveblog's own page and elsewhere: read more, if the server put a
 * part into `[data-update-rest]`, listen and share [liveblog-widget-2]. Without a script the update is open.
 */
export default enhancer({
  attributes: {
    /** The update's id, unique on the page [liveblog-widget-1]. */
    updateId: text(),
    /** The address of the update; without it, it cannot be shared. */
    articleUrl: optional(address()),
    /** A recording of the update; without it the browser reads the update aloud. */
    audioUrl: optional(address()),
  },
  enhance(update, { articleUrl, audioUrl }, { page, signal }) {
    const controls = createControls(update, signal);
    const rest = [...update.querySelectorAll<HTMLElement>('[data-update-rest]')];
    if (rest.length > 0) {
      const isAim = update.matches(':target') || update.querySelector(':target') !== null;
      toggleRest(controls.add(READ_MORE, chevronDown), rest, isAim, signal);
    }
    // A change of the update may have changed its addresses.
    const present = (name: 'articleUrl' | 'audioUrl') => {
      const value = update.dataset[name]?.trim();
      return value && isSafeAddress(value) ? value : { articleUrl, audioUrl }[name];
    };
    const heard = { audioUrl: () => present('audioUrl'), text: () => spokenText(update) };
    if (canListen(heard)) toggleListening(controls.add(LISTEN, volume2), heard, signal);
    if (articleUrl !== undefined) {
      const { element } = controls.add(SHARE, share);
      const open = () => {
        const headline = update.querySelector('h1, h2, h3, h4')?.textContent?.trim();
        const url = present('articleUrl') ?? articleUrl;
        return openShare(page, { title: headline || document.title, url }, signal);
      };
      element.addEventListener('click', () => void open(), { signal });
    }
  },
});
