import {
  birds,
  box,
  clouds,
  disc,
  figure,
  glow,
  line,
  path,
  random,
  ridge,
  ripples,
  scene,
  shape,
  stars,
  wash,
} from '../kit.mjs';

/** Walkers one behind another, smaller towards the end. */
function walkers(x, y, count, size, gap, colour) {
  const rand = random(x + y);
  return Array.from({ length: count }, (_, at) => {
    const k = 1 - at * 0.035;
    const place = x + at * gap * k;
    const stick = line(
      [
        [place + size * 0.16 * k, y],
        [place + size * 0.2 * k, y - size * k],
      ],
      colour,
      2.4 * k,
    );
    return figure(place, y - rand(0, 4), size * k * rand(0.9, 1.06), colour, 0.16) + stick;
  }).join('');
}

/** A creek that winds through mud towards the horizon. */
const creek = (fill, opacity = 1) =>
  path(
    'M420 800 C 520 690 860 690 760 610 C 690 556 480 566 560 510 C 610 478 700 480 690 452 L 720 452 C 740 486 660 500 640 520 C 590 566 860 560 900 620 C 950 700 700 720 720 800 Z',
    fill,
    opacity,
  );

/** A walk over the mudflats, from the dyke to the island. */
export const flats = {
  'wad-vertrek': () =>
    scene(
      wash(['#28344f', '#6d6f8c', '#e0977a', '#ffd2a0'], 0, 450) +
        glow(1010, 430, 420, '#ffd9a0') +
        disc(1010, 436, 30, '#fff0d0') +
        clouds(1001, 200, 90, '#8a6f86', 12, 0.45, 1.3) +
        birds(1002, 620, 190, 320, 60, '#2a2d42', 60, 6) +
        wash(['#c58e76', '#8d7f86', '#5d5a66'], 450, 800) +
        creek('#f0b48a', 0.85) +
        ripples(1003, 456, 800, '#ffe0b8', 110, 0.45, 900, 800) +
        path('M0 800 L 0 430 Q 210 470 420 800 Z', '#2f3a34') +
        path('M0 430 Q 210 470 420 800 L 380 800 Q 190 486 0 446 Z', '#6b7a56', 0.8) +
        walkers(470, 640, 11, 104, 52, '#1d1f2d'),
    ),
  'wad-geul': () =>
    scene(
      wash(['#6f96b4', '#b9cdd8', '#e9ece6'], 0, 330) +
        clouds(1011, 130, 70, '#fff', 14, 0.75, 1.4) +
        ridge(1012, 334, 5, '#7f8d92', { step: 24 }) +
        wash(['#a9b7b6', '#7e9096', '#53676f'], 330, 800) +
        ripples(1013, 340, 800, '#f4f8f6', 170, 0.5) +
        ripples(1014, 400, 800, '#3f535c', 120, 0.4) +
        [
          [250, 640, 250],
          [430, 620, 236],
          [590, 606, 226],
          [760, 612, 232],
          [950, 632, 248],
        ]
          .map(
            ([x, y, size]) =>
              figure(x, y, size, '#25303a', 0.08) +
              box(x - 60, y - size * 0.34, 120, size * 0.5, '#6d8289', 0.94) +
              `<ellipse cx="${x}" cy="${y - size * 0.33}" rx="66" ry="9" fill="none" stroke="#eef4f2" stroke-width="3" opacity="0.8"/>` +
              line(
                [
                  [x + 34, y - size * 0.1],
                  [x + 44, y - size * 1.02],
                ],
                '#3a2c20',
                6,
              ),
          )
          .join('') +
        ripples(1015, 560, 800, '#ffffff', 90, 0.55, 600, 900),
    ),
  'wad-zeehonden': () => {
    const seal = (x, y, k, fill) =>
      path(
        `M${x - 120 * k} ${y} q ${20 * k} ${-40 * k} ${90 * k} ${-46 * k} q ${70 * k} ${-4 * k} ${104 * k} ${-34 * k} q ${26 * k} ${-26 * k} ${52 * k} ${-4 * k} q ${16 * k} ${20 * k} ${-14 * k} ${34 * k} q ${-20 * k} ${50 * k} ${-92 * k} ${54 * k} z`,
        fill,
      ) +
      path(
        `M${x - 120 * k} ${y} l ${-44 * k} ${-22 * k} l ${14 * k} ${24 * k} l ${-12 * k} ${12 * k} z`,
        fill,
      ) +
      disc(x + 112 * k, y - 72 * k, 4 * k, '#12100d') +
      `<ellipse cx="${x + 10 * k}" cy="${y - 40 * k}" rx="${70 * k}" ry="${9 * k}" fill="#fff" opacity="0.18"/>`;
    return scene(
      wash(['#8fb3cf', '#cfe0ea', '#f0eee2'], 0, 300) +
        clouds(1021, 110, 50, '#fff', 10, 0.8, 1.1) +
        ridge(1022, 302, 4, '#93a5a8', { step: 24 }) +
        wash(['#8fb0b8', '#6d949f'], 300, 480) +
        ripples(1023, 306, 480, '#f3faf8', 120, 0.5) +
        path('M0 470 Q 380 400 760 432 Q 1060 452 1280 410 V 800 H 0 Z', '#d9c8a2') +
        path('M0 560 Q 400 500 820 540 Q 1080 566 1280 520 V 800 H 0 Z', '#c9b489') +
        ripples(1024, 480, 800, '#b09a6d', 160, 0.4) +
        seal(300, 520, 0.62, '#6f675c') +
        seal(560, 500, 0.55, '#8a7d69') +
        seal(900, 516, 0.6, '#5b554d') +
        seal(430, 640, 1.1, '#5f584e') +
        seal(860, 680, 1.3, '#7b6f5e') +
        seal(1130, 600, 0.85, '#4f4a43') +
        birds(1025, 900, 200, 200, 50, '#3d4a52', 14, 9),
    );
  },
  'wad-onweer': () =>
    scene(
      wash(['#10141d', '#262f3d', '#4a5563', '#c9b98c'], 0, 470) +
        clouds(1031, 120, 90, '#0c0f16', 18, 0.9, 1.9) +
        clouds(1032, 240, 60, '#2c3542', 12, 0.8, 1.6) +
        line(
          [
            [860, 150],
            [838, 236],
            [878, 262],
            [842, 352],
            [872, 374],
            [850, 462],
          ],
          '#fdf6d8',
          6,
        ) +
        line(
          [
            [842, 352],
            [800, 400],
            [806, 440],
          ],
          '#fdf6d8',
          3,
        ) +
        glow(856, 330, 300, '#f6ecc0', 0.5) +
        wash(['#a99c78', '#5a5f62', '#2c3238'], 470, 800) +
        creek('#d9cfa6', 0.55) +
        ripples(1033, 474, 800, '#efe6c0', 90, 0.35, 850, 500) +
        shape(
          [
            [80, 300],
            [420, 280],
            [300, 470],
            [-60, 470],
          ],
          '#1a2029',
          0.4,
        ) +
        walkers(180, 610, 9, 96, 46, '#0e1116'),
    ),
  'wad-aankomst': () =>
    scene(
      wash(['#121a3a', '#3d3a66', '#a8577a', '#f2a06a'], 0, 480) +
        stars(1041, 220, 120) +
        glow(240, 470, 420, '#ffb77a') +
        clouds(1042, 330, 50, '#5a3d66', 10, 0.5, 1.3) +
        ridge(1043, 486, 34, '#1d1a33', { rough: 8, step: 14 }) +
        shape(
          [
            [1002, 470],
            [1010, 300],
            [1036, 300],
            [1044, 470],
          ],
          '#8f2436',
        ) +
        box(1004, 372, 38, 34, '#e9dccb') +
        box(1010, 280, 26, 20, '#ffeab0') +
        glow(1023, 290, 120, '#fff0c0', 0.9) +
        shape(
          [
            [1030, 290],
            [1280, 220],
            [1280, 330],
          ],
          '#ffeab0',
          0.25,
        ) +
        wash(['#d08a70', '#6a4a6a', '#241f3c'], 486, 800) +
        ripples(1044, 490, 800, '#ffd2a0', 150, 0.5, 420, 900) +
        walkers(420, 660, 10, 112, 58, '#131126') +
        line(
          [
            [420, 664],
            [960, 664],
          ],
          '#131126',
          3,
          0.4,
        ),
    ),
};
