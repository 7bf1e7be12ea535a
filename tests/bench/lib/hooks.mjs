const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const LETTERS = ['ochtend', 'binnenhof', 'boeken', 'klimaat', 'keuken'];
const MOMENTS = ['koningsdag', 'prinsjesdag', 'sinterklaas', 'kerst', 'carnaval'];

const pick = (list, index) => list[index % list.length];

/** Per kind: the hook's attributes and the server's content inside it, by the hook's index on the page. */
const KINDS = {
  poll: (index) => ({
    attributes: {
      question: 'Moet het openbaar vervoer in de regio gratis worden?',
      options: JSON.stringify(
        ['Ja, voor iedereen', 'Alleen voor jongeren', 'Nee', 'Geen mening'].map((label, at) => ({
          label,
          votes: 1200 + ((index * 37 + at * 911) % 2000),
        })),
      ),
    },
    served: '<p>Peiling: moet het openbaar vervoer in de regio gratis worden?</p>',
  }),
  quiz: (index) => ({
    attributes: { first: String(index % 24), rounds: '5' },
    served: '<p>Nieuwsquiz: vijf vragen over Nederland.</p>',
  }),
  newsletter: (index) => ({
    attributes: { letter: pick(LETTERS, index), source: 'artikel' },
    served: '<p><a href="/nieuwsbrieven">Schrijf je in voor een nieuwsbrief</a></p>',
  }),
  share: (index) => ({
    attributes: {
      url: `/nieuws/2026/03/29/een-artikel-a${4000 + index}`,
      title: 'Lezers delen dit artikel',
      section: 'politiek',
    },
    served: '<section><h3>Lezers delen dit artikel</h3><button type="button">Delen</button></section>',
  }),
  ticker: (index) => ({
    attributes: { moment: pick(MOMENTS, index) },
    served: '<p>Hoe lang nog? Bekijk de kalender.</p>',
  }),
  table: (index) => ({ attributes: { caption: 'Inwoners', pageSize: '5' }, served: table(index) }),
};

function table(index) {
  const towns = ['Assen', 'Breda', 'Delft', 'Ede', 'Goes', 'Hoorn', 'Lelystad', 'Meppel', 'Venlo', 'Zeist'];
  const rows = towns.map((town, at) => {
    const people = 30_000 + ((index * 7919 + at * 10_007) % 150_000);
    return `<tr><td>${town}</td><td>${people.toLocaleString('nl-NL')}</td><td>${1 + (at % 28)} mei 2026</td></tr>`;
  });
  return `<table><caption>Inwoners</caption><thead><tr><th>Gemeente</th><th>Inwoners</th><th>Geteld op</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/**
 * A hook as the CMS sends it.
 * @param {string} kind
 * @param {number} index its index on the page, on which the attributes depend
 * @param {Record<string, string>} [changed] attributes that differ, for the table of faults
 */
export function hookHtml(kind, index, changed = {}) {
  const { attributes, served } = KINDS[kind](index);
  const data = Object.entries({ ...attributes, ...changed }).map(
    ([name, value]) =>
      ` data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeText(value)}"`,
  );
  return `<div class="hook ${kind}" data-widget="bench-${kind}"${data.join('')}>${served}</div>`;
}
