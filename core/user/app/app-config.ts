import { configSection } from '../../runtime/config/config-section.ts';
import { entries, oneOf } from '../../runtime/config/settings.ts';

/** The apps that show pages in a web view. */
export const PLATFORMS = ['ios', 'android', 'puzzle-ios', 'puzzle-android'] as const;

/** An app that shows pages in a web view. */
export type Platform = (typeof PLATFORMS)[number];

/** The site's settings for its apps. */
export const appConfig = configSection({
  /** The apps, by the id in their addresses, `?app=`: docs/app-bridge.md [app-view-3]. */
  appIds: entries(oneOf(PLATFORMS, undefined)),
});
