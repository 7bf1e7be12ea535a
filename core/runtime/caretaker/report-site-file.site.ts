/** Does nothing: the build for sites reads the site file, and its loader reports a missing one. */
export function reportSiteFile(): void {}
