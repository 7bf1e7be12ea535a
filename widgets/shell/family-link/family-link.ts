import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { show } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { familyLinkOf } from './family-link-of.ts';

/**
 * Shows only the link to the family's settings that matches the visitor, including after a login or logout in another
 * tab [family-link-1, family-link-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, page, signal }) {
    const links = [...hook.querySelectorAll<HTMLElement>('[data-family-link]')];
    const isServiceSite = visitorConfig(page).serviceTemplates.includes(page.thirdpartyTemplate);
    const update = (state: Visitor | undefined) => {
      const wanted = familyLinkOf(state?.familyStatus, isServiceSite);
      const link = links.find(({ dataset }) => dataset.familyLink?.trim() === wanted);
      for (const other of links) show(other, other === link, signal);
      if (wanted && !link) {
        error(feature, `There is no data-family-link="${wanted}" in the hook; none of its links is shown.`);
      }
    };
    subscribe(visitor(page).store, update, signal);
  },
});
