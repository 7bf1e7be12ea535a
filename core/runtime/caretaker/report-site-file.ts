import { warn } from '../log/log.ts';

/** Reports a site file, which this build does not read: the product's texts stay. */
export function reportSiteFile(): void {
  const loader = document.querySelector<HTMLElement>('script[data-site-file]');
  if (loader) {
    warn(
      'loader',
      `data-site-file is "${loader.dataset.siteFile}", but this build reads no site file; include the files of site/.`,
    );
  }
}
