/**
 * Writes the facts of a page that `script#site-config` names as attributes of its body, where that has none: styles and
 * features read them there. For templates that cannot write attributes of `<body>` [page-metadata-1].
 * @param dataset of the body
 * @param page the object `page` of the configuration as sent: `articleId` becomes `data-article-id`, and `type`
 *   `data-page-type`
 * @throws DOMException for a name that no attribute can have; those before it are written
 */
export function giveFacts(dataset: DOMStringMap, page: unknown): void {
  for (const name in page as Record<string, string>) {
    const property = name === 'type' ? 'pageType' : name;
    if (!(property in dataset)) dataset[property] = (page as Record<string, string>)[name];
  }
}
