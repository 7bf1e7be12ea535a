/**
 * Writes the facts of a page in `script#site-config` as attributes of its body, unless it has them: styles and features
 * read them there. For templates that cannot write attributes of `<body>` [page-metadata-1].
 * @param dataset the body's dataset
 * @param page the object `page` of the configuration as sent: `articleId` becomes `data-article-id`, and `type`
 *   `data-page-type`
 * @throws DOMException for a name that is not a valid attribute; the facts before it are written
 */
export function giveFacts(dataset: DOMStringMap, page: unknown): void {
  for (const name in page as Record<string, string>) {
    const property = name === 'type' ? 'pageType' : name;
    if (!(property in dataset)) dataset[property] = (page as Record<string, string>)[name];
  }
}
