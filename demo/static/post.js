/** The third party's script: it styles every quotation of its network on the page. */
for (const quote of document.querySelectorAll('blockquote.kwebbel')) {
  quote.classList.add('kwebbel--dressed');
}
