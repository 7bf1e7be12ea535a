/** The other party's script: it dresses up every quotation of its network on the page. */
for (const quote of document.querySelectorAll('blockquote.kwebbel')) {
  quote.classList.add('kwebbel--dressed');
}
