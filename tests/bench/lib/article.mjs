/** Sentences of the text between the hooks; the same on every page of the same length. */
const SENTENCES = [
  'De gemeenteraad neemt volgende week een besluit over de plannen.',
  'Bewoners zeggen dat zij pas laat bij het overleg werden betrokken.',
  'Volgens de wethouder is er vooral behoefte aan betaalbare huurwoningen.',
  'Het waterschap waarschuwt dat de dijk voor het najaar versterkt moet zijn.',
  'Uit cijfers van het CBS blijkt dat het aantal reizigers opnieuw is gestegen.',
  'De school sloot in het voorjaar, toen er nog maar veertig leerlingen over waren.',
  'Onderzoekers van drie universiteiten volgden de deelnemers vijf jaar lang.',
  'Dat is opvallend, omdat de prijzen in de omliggende dorpen juist daalden.',
  'In de wachtkamer hangt een foto van de haven zoals die er honderd jaar geleden uitzag.',
  'De provincie betaalt een derde van de kosten, het rijk de rest.',
  'Wie nu instapt, doet dat vooral om de vaste lasten omlaag te brengen.',
  'Een woordvoerder wil niet vooruitlopen op de uitkomst van de rechtszaak.',
  'Na de pauze kwam de thuisploeg beter in de wedstrijd, zonder veel kansen te krijgen.',
  'Het orkest speelde de symfonie voor het eerst sinds de heropening van de zaal.',
  'Vrijwilligers telden afgelopen zaterdag meer dan tweehonderd soorten.',
  'De komende dagen blijft het droog, met in de kustprovincies een stevige wind.',
  'Voor de vissers betekent het dat zij langer op zee moeten blijven.',
  'Het ministerie noemt de zorgen begrijpelijk, maar ziet geen reden voor uitstel.',
  'Op het station staan elke ochtend dezelfde gezichten, met dezelfde bekers koffie.',
  'Het bedrijf had de vergunning volgens de rechter nooit mogen krijgen.',
  'Zij begon er na haar pensioen aan en is er sindsdien niet meer mee opgehouden.',
  'De oogst viel tegen, al was de kwaliteit volgens de telers beter dan verwacht.',
];

/**
 * The text between hooks. After the first hook it fills a phone's screen, so that on every page the first screen shows
 * one hook; further down it is a short paragraph.
 */
export function textAfter(index) {
  const sentence = (at) => SENTENCES[(index * 7 + at * 5 + ((index * at) % 11)) % SENTENCES.length];
  const paragraph = (from, count) =>
    `<p>${Array.from({ length: count }, (_, at) => sentence(from + at)).join(' ')}</p>`;
  return index === 0 ? paragraph(0, 4) + paragraph(4, 4) + paragraph(8, 4) : paragraph(0, 2);
}
