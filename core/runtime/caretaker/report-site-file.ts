import { warn } from '../log/log.ts';

/** Names a site file that this build does not read: its texts stay as they are. */
export function reportSiteFile(): void {
  const loader = document.querySelector<HTMLElement>('script[data-site-file]');
  if (loader) {
    warn(
      'loader',
      `data-site-file is "${loader.dataset.siteFile}", but this build reads no site file; include the files of site/.`,
    );
  }
}
