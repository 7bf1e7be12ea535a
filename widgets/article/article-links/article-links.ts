import { configValue, isTextList } from '../../../core/config/readers.ts';
import { configSection } from '../../../core/config/section.ts';
import { enhancer } from '../../../core/feature/enhancer.ts';
import { warn } from '../../../core/log/log.ts';
import { visitor } from '../../../core/visitor/visitor-store.ts';
import { addUuid, readUuid } from './uuid.ts';

const linksConfig = configSection((raw) => ({
  /** Hosts that may hear who the reader is. */
  uuidHosts: configValue(raw, 'uuidHosts', [], 'a list of hosts', isTextList),
}));

/**
 * Adds the reader's uuid to a link that the template marked, where its host may hear it. Where nobody is logged in
 * after all, it fails, and the link is as it was [article-links-3, article-links-4].
 */
export default enhancer({
  attributes: {},
  async enhance(hook, _, { feature, page, signal }) {
    const served = hook.getAttribute('href');
    const uuid = readUuid(await visitor(page).ready);
    if (signal.aborted || served === null) return;
    const address = addUuid(served, uuid, linksConfig(page).uuidHosts, document.baseURI);
    if (address === undefined) {
      // The address may hold more than the console should see.
      warn(feature, 'A link with data-append-uuid leads to no https host of uuidHosts; it stays as it is.');
      return;
    }
    hook.setAttribute('href', address);
    signal.addEventListener('abort', () => {
      if (hook.getAttribute('href') === address) hook.setAttribute('href', served);
    });
  },
});
