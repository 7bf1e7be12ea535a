import { expect, it } from 'vitest';
import { newSinceText } from '../../../../../widgets/lists/new-since/texts.ts';
import { visitMoment } from '../../../../../widgets/lists/new-since/visit-moment.ts';

it.each([
  ['2026-03-28T08:00+01:00', '2026-03-28T16:00+01:00', 'Nieuw sinds vanochtend'],
  ['2026-03-28T08:00+01:00', '2026-03-28T11:00+01:00', 'Nieuw sinds 08:00 uur'],
  ['2026-03-28T13:05+01:00', '2026-03-28T17:00+01:00', 'Nieuw sinds 13:05 uur'],
  ['2026-03-28T13:05+01:00', '2026-03-28T20:00+01:00', 'Nieuw sinds vanmiddag'],
  ['2026-03-28T18:30+01:00', '2026-03-28T23:00+01:00', 'Nieuw sinds 18:30 uur'],
  ['2026-03-28T02:30+01:00', '2026-03-28T07:00+01:00', 'Nieuw sinds vannacht'],
  // The night of the daylight saving change.
  ['2026-03-28T22:30+01:00', '2026-03-29T07:00+02:00', 'Nieuw sinds gisteravond'],
  ['2026-03-28T09:30+01:00', '2026-03-29T07:00+02:00', 'Nieuw sinds gisteren'],
  ['2026-03-24T09:30+01:00', '2026-03-29T07:00+02:00', 'Nieuw sinds dinsdag'],
  ['2026-03-23T09:30+01:00', '2026-03-29T07:00+02:00', 'Nieuw sinds maandag'],
  ['2026-03-22T09:30+01:00', '2026-03-29T07:00+02:00', 'Nieuw sinds je laatste bezoek'],
  // A clock that was set back.
  ['2026-03-30T09:30+02:00', '2026-03-29T07:00+02:00', 'Nieuw sinds je laatste bezoek'],
])('names the visit of %s at %s: %s [design]', (at, now, text) => {
  const { kind, detail } = visitMoment(Date.parse(at), Date.parse(now));
  expect(newSinceText(kind, detail)).toBe(text);
});
