import { expect, it } from 'vitest';
import { plainLetters } from '../../../../../core/platform/text/plain-letters.ts';

it.each([
  [' Café ', 'cafe'],
  ['Zoë-Ançe', 'zoe-ance'],
  ['Østergård', 'ostergard'],
  ['Łódź, Gdańsk', 'lodz, gdansk'],
  ['Groẞe Straße', 'grosse strasse'],
  ['Đinđić, Yıldız, İzmir', 'dindic, yildiz, izmir'],
  ['Ĳssel, œuvre, Encyclopædia, Þór Guðmundsson', 'ijssel, oeuvre, encyclopaedia, thor gudmundsson'],
  ['', ''],
  ['kli\u00ADmaat\u200Bakkoord', 'klimaatakkoord'],
  ['\uFEFFDe\u00A0Bilt\u202F', 'de bilt'],
  ['auto’s', "auto's"],
  ['‘s-Hertogenbosch', "'s-hertogenbosch"],
  ['Noord‑Holland – Zuid‐Holland', 'noord-holland - zuid-holland'],
  ['Den\n  Haag', 'den haag'],
])('makes %j %j', (text, expected) => {
  expect(plainLetters(text)).toBe(expected);
});
