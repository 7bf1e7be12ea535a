import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { familyLinkOf } from './link-of.ts';

/**
 * Reveals the one link to the family's settings that is for this reader, also after a login or logout in another tab
 * [family-link-1, family-link-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, page, signal }) {
    const links = [...hook.querySelectorAll<HTMLElement>('[data-family-link]')];
    const served = links.map(({ hidden }) => hidden);
    const isServiceSite = visitorConfig(page).serviceTemplates.includes(page.thirdpartyTemplate);
    const { store } = visitor(page);
    const show = () => {
      const wanted = familyLinkOf(store.getState()?.familyStatus, isServiceSite);
      const link = links.find(({ dataset }) => dataset.familyLink === wanted);
      for (const other of links) other.hidden = other !== link;
      if (wanted && !link) {
        error(feature, `There is no data-family-link="${wanted}" in the hook; none of its links is shown.`);
      }
    };
    const end = store.subscribe(show);
    signal.addEventListener('abort', () => {
      end();
      for (const [index, link] of links.entries()) link.hidden = served[index] ?? true;
    });
    show();
  },
});
