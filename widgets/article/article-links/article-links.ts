import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { configSection } from '../../../core/runtime/config/config-section.ts';
import { texts } from '../../../core/runtime/config/settings.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { addUuid, readUuid } from './uuid.ts';

const linksConfig = configSection({
  /** Hosts, exactly as written, to which links with `data-append-uuid` may send the visitor's id. */
  uuidHosts: texts([]),
});

/**
 * Adds the visitor's uuid to a marked link, if its host may receive it. Removes it when the visitor logs out in another
 * tab. Without a logged-in visitor it fails and leaves the link unchanged [article-links-3, article-links-4].
 */
export default enhancer({
  attributes: {},
  async enhance(hook, _, { feature, page, signal }) {
    const served = hook.getAttribute('href');
    const { current, store } = visitor(page);
    const first = readUuid(await current());
    if (signal.aborted || served === null) return;
    const addressFor = (uuid: string) => addUuid(served, uuid, linksConfig(page).uuidHosts, document.baseURI);
    if (addressFor(first) === undefined) {
      // The address may contain secrets, so that it is not logged.
      warn(feature, 'A link with data-append-uuid leads to no https host of uuidHosts; it stays as it is.');
      return;
    }
    let written = served;
    const write = (uuid: string | undefined) => {
      // Another script may have changed the address.
      if (hook.getAttribute('href') !== written) return;
      written = (uuid && addressFor(uuid)) || served;
      hook.setAttribute('href', written);
    };
    write(first);
    subscribe(store, (next) => write(next?.loggedIn ? next.uuid : undefined), signal);
    onAbort(signal, () => write(undefined));
  },
});
