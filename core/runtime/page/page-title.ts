/** What the page is called where it is shared: its `og:title`, which holds no name of a site, else its title. */
export function pageTitle(root: Document = document): string {
  const meta = root.querySelector('meta[property="og:title"]')?.getAttribute('content')?.trim();
  return meta || root.title;
}
