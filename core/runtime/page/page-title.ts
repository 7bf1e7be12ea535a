/** Returns the page's title for sharing: its `og:title`, which has no site name, otherwise its title. */
export function pageTitle(root: Document = document): string {
  const meta = root.querySelector('meta[property="og:title"]')?.getAttribute('content')?.trim();
  return meta || root.title;
}
