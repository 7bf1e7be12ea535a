/** Makes nodes from markup, as if sent by the server. */
export function markup(html: string): Node[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map((node) =>
    document.importNode(node, true),
  );
}
