/** Makes nodes from markup, as the server would have sent them. */
export function markup(html: string): Node[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map((node) =>
    document.importNode(node, true),
  );
}
