import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { box, clouds, disc, glow, line, path, random, ripples, scene, shape, stars, wash } from '../kit.mjs';
import { boat } from './ferry.mjs';

/** A book's cover, upright, in px of its largest drawing. */
const SIZE = { width: 800, height: 1200 };

const FONTS = join(import.meta.dirname, '../../../node_modules/@fontsource-variable');

/** An SVG that is drawn as an image sees no fonts but its own. */
function fontFace(family, file) {
  const data = readFileSync(join(FONTS, file)).toString('base64');
  return `@font-face{font-family:${family};font-weight:200 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}

const STYLE = `<style>${fontFace('CoverSerif', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}${fontFace('CoverSans', 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2')}</style>`;

/**
 * Puts title and author over a drawing.
 * @param {{ lines: string[], author: string, ink: string, top?: number, size?: number, art: string, byline?: string }} design
 */
function cover({ lines, author, ink, top = 150, size = 104, art, byline = ink }) {
  const title = lines.map((text, at) => `<tspan x="64" y="${top + at * size}">${text}</tspan>`).join('');
  return scene(
    `${STYLE}${art}<text fill="${ink}" font-family="CoverSerif" font-weight="680" font-size="${size}" letter-spacing="-2">${title}</text><text x="66" y="1132" fill="${byline}" font-family="CoverSans" font-weight="600" font-size="40" letter-spacing="1">${author}</text>`,
    { ...SIZE, grain: 0.07 },
  );
}

const down = (y, content) => `<g transform="translate(0 ${y})">${content}</g>`;

function contours() {
  let rings = '';
  for (let ring = 0; ring < 15; ring++) {
    const points = [];
    for (let turn = 0; turn <= 72; turn++) {
      const angle = (turn / 72) * 2 * Math.PI;
      const swing = 1 + 0.16 * Math.sin(3 * angle + ring / 3) + 0.09 * Math.sin(5 * angle - ring / 4);
      const radius = (40 + ring * 46) * swing;
      points.push([470 + Math.cos(angle) * radius, 790 + Math.sin(angle) * radius * 0.86]);
    }
    rings += line(points, '#e9efe0', ring % 5 === 0 ? 6 : 2.5, 0.85);
  }
  return rings;
}

function tracks() {
  let sleepers = '';
  for (let at = 0; at < 16; at++) {
    const depth = (at / 16) ** 1.9;
    const y = 560 + depth * 640;
    sleepers += box(400 - 40 - depth * 480, y, 80 + depth * 960, 7 + depth * 34, '#8f1d22');
  }
  const rail = (side) =>
    shape(
      [
        [400 + side * 14, 560],
        [400 + side * 20, 560],
        [400 + side * 420, 1200],
        [400 + side * 330, 1200],
      ],
      '#f6e9d2',
    );
  return sleepers + rail(-1) + rail(1);
}

function strings() {
  const rand = random(11);
  let drawn = '';
  for (let at = 0; at < 17; at++) {
    const x = 90 + at * 39;
    drawn += line(
      [
        [x, 470],
        [x, 1060],
      ],
      '#24405c',
      2 + (at % 4) * 1.6,
    );
  }
  for (let at = 0; at < 130; at++) {
    drawn += disc(rand(30, 770), rand(400, 1080), rand(2.5, 11), '#ffffff', 0.95);
  }
  return drawn;
}

function columns() {
  const rand = random(4);
  let text = '';
  for (let column = 0; column < 5; column++) {
    for (let y = 500; y < 1050; y += 19) {
      text += box(64 + column * 137, y, 118 * (rand() < 0.12 ? rand(0.3, 0.8) : 1), 7, '#3a2a1c', 0.55);
    }
  }
  return text;
}

/** The covers of the e-books, by file name. */
export const covers = {
  'boek-de-laatste-pont': () =>
    cover({
      lines: ['De laatste', 'pont'],
      author: 'Hanneke Veldstra',
      ink: '#f4ead2',
      art:
        wash(['#0c1b33', '#1d3a5f', '#c98a5a'], 0, 760) +
        wash(['#8a6148', '#16304f', '#0a1728'], 760, 1200) +
        disc(560, 560, 92, '#f8e3b4') +
        ripples(5, 770, 1180, '#f8e3b4', 120, 0.5, 560, 500) +
        boat(330, 790, 170, '#0b1524', '#13233b', '#ffd98a'),
    }),
  'boek-onder-de-dijk': () =>
    cover({
      lines: ['Onder', 'de dijk'],
      author: 'Marieke de Groot',
      ink: '#16302f',
      byline: '#f3ead0',
      art:
        box(0, 0, 800, 1200, '#efe0bb') +
        path('M0 520 Q210 440 400 540 T800 500 V1200 H0 Z', '#2f7f86') +
        path('M0 610 Q220 540 420 630 T800 590 V1200 H0 Z', '#1f656d') +
        path('M0 860 L250 700 L330 700 L800 1010 V1200 H0 Z', '#5d7a3c') +
        path('M0 900 L250 740 L330 740 L800 1050 V1200 H0 Z', '#48612f') +
        shape(
          [
            [560, 1000],
            [560, 930],
            [610, 886],
            [660, 930],
            [660, 1030],
          ],
          '#c4502f',
        ) +
        box(596, 950, 26, 32, '#fbe4a5'),
    }),
  'boek-het-uur-van-de-bakker': () =>
    cover({
      lines: ['Het uur', 'van de', 'bakker'],
      author: 'Joris Tamminga',
      ink: '#ffe9c9',
      art:
        box(0, 0, 800, 1200, '#241612') +
        glow(430, 860, 560, '#ff9a3d', 0.75) +
        path('M230 1060 V820 a200 200 0 0 1 400 0 V1060 Z', '#ffb759') +
        path('M270 1060 V826 a160 160 0 0 1 320 0 V1060 Z', '#ffdf9b') +
        `<g fill="#8a4a1c"><ellipse cx="360" cy="1010" rx="74" ry="40"/><ellipse cx="500" cy="1010" rx="74" ry="40"/><ellipse cx="430" cy="940" rx="70" ry="36"/></g>`,
    }),
  'boek-een-kaart-van-de-stilte': () =>
    cover({
      lines: ['Een kaart', 'van de stilte'],
      author: 'Amina Berrada',
      ink: '#f3f6ea',
      art:
        box(0, 0, 800, 1200, '#3c5f4b') +
        contours() +
        box(0, 0, 800, 330, '#3c5f4b') +
        box(0, 1066, 800, 134, '#3c5f4b') +
        disc(470, 790, 16, '#f2b84b'),
    }),
  'boek-wie-het-licht-bedient': () =>
    cover({
      lines: ['Wie het', 'licht', 'bedient'],
      author: 'Ruben Oostveen',
      ink: '#fdf3d3',
      art:
        wash(['#0d3b45', '#12616a', '#0d3b45'], 0, 1200) +
        shape(
          [
            [560, 610],
            [-80, 420],
            [-80, 760],
          ],
          '#f7d774',
          0.5,
        ) +
        shape(
          [
            [560, 610],
            [900, 500],
            [900, 700],
          ],
          '#f7d774',
          0.5,
        ) +
        path('M0 1080 Q200 1050 420 1075 T800 1060 V1200 H0 Z', '#082a31') +
        shape(
          [
            [520, 660],
            [600, 660],
            [628, 1130],
            [492, 1130],
          ],
          '#f5efe0',
        ) +
        shape(
          [
            [512, 770],
            [608, 770],
            [614, 870],
            [506, 870],
          ],
          '#c4402f',
        ) +
        box(524, 580, 72, 80, '#fff3bd') +
        shape(
          [
            [514, 580],
            [560, 530],
            [606, 580],
          ],
          '#c4402f',
        ),
    }),
  'boek-alle-treinen-rijden': () =>
    cover({
      lines: ['Alle', 'treinen', 'rijden'],
      author: 'Sanne Kuiper',
      ink: '#fff4de',
      art:
        box(0, 0, 800, 1200, '#c9302c') +
        disc(400, 560, 190, '#f3b33d') +
        box(0, 560, 800, 640, '#b12328') +
        tracks() +
        box(0, 1066, 800, 134, '#7d171b'),
    }),
  'boek-kleine-kosmologie': () =>
    cover({
      lines: ['Kleine', 'kosmologie', 'voor slechte', 'slapers'],
      author: 'Idris Vonk',
      ink: '#f2eefc',
      size: 92,
      art:
        wash(['#150f2e', '#2b1d57', '#4b2c6d'], 0, 1200) +
        `<g fill="none" stroke="#c9b8f2" stroke-width="3" opacity="0.7"><ellipse cx="480" cy="840" rx="330" ry="120" transform="rotate(-18 480 840)"/><ellipse cx="480" cy="840" rx="230" ry="80" transform="rotate(-18 480 840)"/></g>` +
        down(380, stars(21, 780, 130)) +
        disc(480, 840, 108, '#f0a35e') +
        disc(448, 812, 84, '#f7c07f', 0.7) +
        disc(186, 936, 26, '#8fd0e8') +
        disc(690, 762, 16, '#f2eefc'),
    }),
  'boek-brood-en-inkt': () =>
    cover({
      lines: ['Brood', 'en inkt'],
      author: 'De redactie',
      ink: '#2b1c12',
      art:
        box(0, 0, 800, 1200, '#f2ead9') +
        box(64, 396, 672, 8, '#2b1c12') +
        columns() +
        path('M170 830 q40 -190 230 -190 t230 190 q0 60 -60 60 H230 q-60 0 -60 -60 Z', '#c98540') +
        line(
          [
            [300, 690],
            [330, 780],
          ],
          '#f2ead9',
          14,
        ) +
        line(
          [
            [390, 670],
            [420, 770],
          ],
          '#f2ead9',
          14,
        ) +
        line(
          [
            [480, 690],
            [510, 780],
          ],
          '#f2ead9',
          14,
        ),
    }),
  'boek-het-winterorkest': () =>
    cover({
      lines: ['Het', 'winterorkest'],
      author: 'Liesbeth Aarts',
      ink: '#17304a',
      art:
        wash(['#dfeaf2', '#b9d0e2', '#8fb0c9'], 0, 1200) +
        strings() +
        clouds(3, 400, 40, '#ffffff', 3, 0.5) +
        line(
          [
            [40, 900],
            [780, 640],
          ],
          '#a4532a',
          13,
        ),
    }),
};
