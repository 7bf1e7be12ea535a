import {
  birds,
  box,
  clouds,
  disc,
  glow,
  line,
  path,
  random,
  ridge,
  scene,
  shape,
  tree,
  wash,
} from '../kit.mjs';
import { street, townHouse } from '../street.mjs';

/** Flowers in a patch: stems with heads, in a few colours. */
function flowers(seed, x, y, width, depth, colours, count = 60) {
  const rand = random(seed);
  return Array.from({ length: count }, () => {
    const left = x + rand(0, width);
    const foot = y + rand(0, depth);
    const size = rand(24, 64);
    const head = colours[Math.floor(rand(0, colours.length))];
    const stem = [
      [left, foot],
      [left + rand(-6, 6), foot - size],
    ];
    return line(stem, '#3f6b35', 2.5) + disc(stem[1][0], stem[1][1], rand(4, 9), head);
  }).join('');
}

/** Blades of grass along a line. */
function grass(seed, y, colour, count = 320) {
  const rand = random(seed);
  return Array.from({ length: count }, () => {
    const x = rand(0, 1280);
    const size = rand(12, 40);
    const tip = [x + rand(-10, 10), y - size];
    return line([[x, y + rand(0, 12)], tip], colour, 2, 0.8);
  }).join('');
}

function insectHotel(x, y) {
  const rand = random(x);
  const rooms = Array.from({ length: 24 }, (_, at) => {
    const left = x + 10 + (at % 4) * 28;
    const top = y - 168 + Math.floor(at / 4) * 26;
    return box(left, top, 24, 22, '#5a3d25') + disc(left + 12, top + 11, rand(3, 8), '#22160d');
  }).join('');
  const roof = shape(
    [
      [x - 14, y - 178],
      [x + 61, y - 232],
      [x + 136, y - 178],
    ],
    '#6e3b2a',
  );
  return box(x, y - 178, 122, 178, '#a8814f') + roof + rooms;
}

function pond(x, y, width, height) {
  const water = `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="#3d6f86"/>`;
  const light = `<ellipse cx="${x - width * 0.2}" cy="${y - height * 0.2}" rx="${width * 0.6}" ry="${height * 0.4}" fill="#7fb2c4" opacity="0.6"/>`;
  const rand = random(77);
  const lilies = Array.from({ length: 9 }, () => {
    const [left, top] = [x + rand(-0.7, 0.7) * width, y + rand(-0.5, 0.6) * height];
    return `<ellipse cx="${left}" cy="${top}" rx="22" ry="8" fill="#4f8b4c"/>${disc(left + 4, top - 5, 5, '#f3d3e0')}`;
  }).join('');
  const rim = Array.from({ length: 40 }, (_, at) => {
    const turn = (at / 40) * 6.283;
    return disc(x + Math.cos(turn) * width, y + Math.sin(turn) * height, rand(8, 15), '#8d8a83');
  }).join('');
  return `${rim}${water}${light}${lilies}`;
}

/** Pictures whose points or houses open texts. */
export const places = {
  'wilde-tuin': () =>
    scene(
      wash(['#a9d3e6', '#e9f2e2'], 0, 330) +
        glow(240, 120, 260, '#fff6cf') +
        clouds(31, 110, 60, '#ffffff', 7, 0.5, 1.1) +
        birds(32, 900, 110, 180, 40, '#4a5a60', 12, 7) +
        ridge(33, 300, 60, '#4f7a4a', { rough: 26 }) +
        ridge(34, 350, 40, '#6b9a56', { rough: 10 }) +
        tree(210, 430, 330, '#5b4330', '#5d8f45', 35) +
        disc(150, 210, 10, '#c4382f') +
        disc(250, 170, 10, '#c4382f') +
        disc(205, 245, 10, '#c4382f') +
        disc(290, 235, 10, '#c4382f') +
        wash(['#8bb564', '#5f8f48'], 400, 800) +
        path(
          'M640 800 C 620 690 760 610 700 520 C 670 470 720 430 700 400 L 740 400 C 770 440 730 480 770 530 C 840 620 740 700 800 800 Z',
          '#cdb68c',
        ) +
        pond(430, 610, 190, 62) +
        insectHotel(1010, 560) +
        flowers(36, 830, 640, 420, 130, ['#d94f6b', '#f0b63c', '#8a5fc0', '#f6f2e8'], 110) +
        flowers(37, 40, 700, 330, 70, ['#4f74c9', '#f6f2e8', '#f0b63c'], 70) +
        shape(
          [
            [560, 470],
            [600, 400],
            [680, 404],
            [700, 470],
          ],
          '#6b4a2f',
        ) +
        line(
          [
            [570, 452],
            [692, 452],
          ],
          '#8a6a45',
          8,
        ) +
        line(
          [
            [580, 430],
            [684, 430],
          ],
          '#8a6a45',
          8,
        ) +
        path('M880 470 Q 940 396 1000 470 Z', '#7d6a4a') +
        path('M922 470 Q 940 440 958 470 Z', '#241a12') +
        grass(38, 800, '#3f6b35') +
        grass(39, 470, '#557f3e', 160),
    ),
  marktplein: () =>
    scene(
      wash(['#9fb6d4', '#f0d9bd'], 0, 460) +
        clouds(51, 130, 80, '#ffffff', 9, 0.5, 1.2) +
        birds(52, 640, 120, 260, 60, '#39445a', 26, 6) +
        Array.from({ length: 7 }, (_, at) => townHouse(-40 + at * 196, 520, 510 + at * 11)).join('') +
        box(588, 120, 110, 400, '#8f8070') +
        shape(
          [
            [574, 124],
            [643, -60],
            [712, 124],
          ],
          '#3f4a57',
        ) +
        disc(643, 190, 30, '#f1ece0') +
        line(
          [
            [643, 190],
            [643, 168],
          ],
          '#222',
          4,
        ) +
        line(
          [
            [643, 190],
            [658, 198],
          ],
          '#222',
          4,
        ) +
        box(622, 430, 42, 90, '#3a2a20') +
        wash(['#b5aa9a', '#8b8073'], 520, 800) +
        tree(1090, 640, 300, '#4b3a2b', '#5b7f44', 55) +
        stall(150, 660, '#b3262e') +
        stall(360, 700, '#1f4d7a') +
        stall(820, 740, '#2f6b3d') +
        pump(610, 660),
    ),
  hoogstraat: street,
};

/** A market stall with a striped awning. */
function stall(x, y, colour) {
  const stripes = Array.from({ length: 6 }, (_, at) =>
    shape(
      [
        [x + at * 30, y - 130],
        [x + at * 30 + 30, y - 130],
        [x + at * 34 + 24 - 12, y - 92],
        [x + at * 34 - 22, y - 92],
      ],
      at % 2 ? '#f4efe4' : colour,
    ),
  ).join('');
  const rand = random(x);
  const fruit = Array.from({ length: 26 }, () =>
    disc(
      x + rand(4, 172),
      y - 44 - rand(0, 12),
      8,
      ['#d9822b', '#b3262e', '#7fa83c', '#e8c23a'][Math.floor(rand(0, 4))],
    ),
  ).join('');
  return (
    box(x + 4, y - 100, 6, 100, '#4b3a2b') +
    box(x + 168, y - 100, 6, 100, '#4b3a2b') +
    fruit +
    box(x, y - 42, 178, 34, '#8a6a45') +
    stripes
  );
}

/** The pump in the middle of a square. */
function pump(x, y) {
  return (
    `<ellipse cx="${x + 20}" cy="${y + 8}" rx="92" ry="22" fill="#6f665b"/>` +
    box(x, y - 130, 40, 132, '#c9c1b2') +
    box(x - 12, y - 146, 64, 20, '#b0a796') +
    disc(x + 20, y - 158, 16, '#b0a796') +
    line(
      [
        [x + 40, y - 92],
        [x + 78, y - 70],
      ],
      '#3a3a3a',
      7,
    ) +
    box(x - 46, y - 22, 132, 26, '#a79d8c')
  );
}
