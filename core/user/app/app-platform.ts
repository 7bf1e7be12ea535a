import type { Page } from '../../runtime/page/page.ts';
import { appConfig, type Platform } from './app-config.ts';

/**
 * Returns the app that shows the page: in the app view, and only there, the query parameter `app` names it by an id of
 * the site's `appIds` [app-view-2]. A page in the app view whose id is missing or unknown is still in the app view
 * [app-view-3].
 * @param page the page with its view, query and configuration
 * @returns the platform, or undefined
 */
export function appPlatform(page: Pick<Page, 'appView' | 'query' | 'config'>): Platform | undefined {
  const id = page.appView ? new URLSearchParams(page.query).get('app') : null;
  const { appIds } = appConfig(page);
  return id !== null && Object.hasOwn(appIds, id) ? appIds[id] : undefined;
}
