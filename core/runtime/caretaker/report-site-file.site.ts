/** The build for sites reads the site file; its loader names one that is missing. */
export function reportSiteFile(): void {}
