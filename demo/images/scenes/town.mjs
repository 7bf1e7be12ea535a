import {
  birds,
  box,
  clouds,
  disc,
  figure,
  glow,
  line,
  mountains,
  path,
  random,
  ridge,
  ripples,
  scene,
  shape,
  stars,
  tree,
  turbine,
  wash,
} from '../kit.mjs';

/** A train seen from aside, with lit windows. */
function train(x, y, coaches, size, body, stripe, light) {
  let out = '';
  for (let i = 0; i < coaches; i++) {
    const left = x + i * size * 2.46;
    out += path(
      `M${left} ${y} v${-size * 0.62} q0 ${-size * 0.1} ${size * 0.1} ${-size * 0.1} h${size * 2.2} q${size * 0.1} 0 ${size * 0.1} ${size * 0.1} v${size * 0.62} z`,
      body,
    );
    out += box(left, y - size * 0.2, size * 2.4, size * 0.08, stripe);
    for (let w = 0; w < 7; w++)
      out += box(left + size * (0.14 + w * 0.31), y - size * 0.58, size * 0.22, size * 0.26, light);
  }
  return out;
}

/** Towns, technology and indoors. */
export const town = {
  trein: () =>
    scene(
      wash(['#1f3350', '#6a6f8c', '#e08e6d', '#f7c27e'], 0, 500) +
        clouds(101, 200, 70, '#8f5f6e', 9, 0.45) +
        glow(1040, 480, 300, '#ffdf9c') +
        ridge(102, 492, 12, '#4b4a5c') +
        turbine(190, 496, 150, '#5a5a6e') +
        turbine(290, 496, 120, '#5a5a6e', 1) +
        turbine(372, 496, 96, '#5a5a6e', 1.5) +
        box(0, 500, 1280, 300, '#2d3a3a') +
        shape(
          [
            [0, 800],
            [0, 640],
            [1280, 590],
            [1280, 800],
          ],
          '#1f2a2a',
        ) +
        train(-60, 610, 6, 100, '#f1c232', '#2b4a8b', '#fff3cd').replaceAll('#f1c232', '#d8b13c') +
        box(0, 612, 1280, 6, '#0f1616') +
        box(0, 604, 1280, 8, '#161f1f') +
        Array.from({ length: 12 }, (_, i) => disc(20 + i * 110, 612, 13, '#0d1313')).join('') +
        [120, 470, 820, 1170]
          .map(
            (x) =>
              box(x, 380, 7, 240, '#10181b') +
              line(
                [
                  [x + 3, 392],
                  [x + 70, 404],
                ],
                '#10181b',
                4,
              ),
          )
          .join('') +
        line(
          [
            [0, 410],
            [1280, 410],
          ],
          '#10181b',
          2,
        ) +
        line(
          [
            [0, 446],
            [1280, 446],
          ],
          '#10181b',
          1.6,
        ) +
        ripples(105, 640, 800, '#f2c27e', 40, 0.25),
    ),
  nachttrein: () =>
    scene(
      wash(['#060d20', '#142848', '#3d5a80'], 0, 480) +
        stars(111, 380, 280) +
        disc(1030, 130, 46, '#f3ecd8') +
        disc(1012, 120, 42, '#101f3b') +
        mountains(112, 520, 330, '#24406a', '#8ba7c7', 6) +
        mountains(113, 560, 220, '#1a3157', '#6f8db2', 8) +
        ridge(114, 560, 40, '#b9cbe0') +
        ridge(115, 610, 26, '#dbe6f1') +
        glow(620, 610, 520, '#ffd98a', 0.35) +
        train(180, 640, 4, 92, '#122038', '#9c2f33', '#ffe09a') +
        box(0, 640, 1280, 8, '#0b1424') +
        ridge(116, 690, 24, '#eef3f8') +
        [60, 130, 1130, 1210]
          .map((x, i) =>
            shape(
              [
                [x, 470 + (i % 2) * 40],
                [x - 54, 690],
                [x + 54, 690],
              ],
              '#0d1c30',
            ),
          )
          .join('') +
        ripples(117, 660, 720, '#ffe2a0', 50, 0.5, 620, 900),
    ),
  huizen: () => {
    let out = wash(['#2b3354', '#70637f', '#e29a7a'], 0, 520) + clouds(121, 150, 60, '#a56f7f', 8, 0.4);
    const walls = ['#8f4a3a', '#a3614a', '#7b3f36', '#b07355', '#86503f'];
    for (let i = 0; i < 5; i++) {
      const x = -30 + i * 272;
      out +=
        box(x, 400, 262, 330, walls[i]) +
        shape(
          [
            [x - 8, 404],
            [x + 50, 230],
            [x + 212, 230],
            [x + 270, 404],
          ],
          '#33313d',
        ) +
        box(x + 206, 190, 30, 80, '#5a3a34');
      for (let p = 0; p < 4; p++)
        out +=
          shape(
            [
              [x + 62 + p * 35, 262],
              [x + 92 + p * 35, 262],
              [x + 96 + p * 38, 344],
              [x + 60 + p * 38, 344],
            ],
            '#1e3f6b',
          ) +
          line(
            [
              [x + 77 + p * 35, 262],
              [x + 78 + p * 38, 344],
            ],
            '#7fa3cc',
            1.6,
          );
      for (let r = 0; r < 2; r++)
        for (let c = 0; c < 2; c++)
          out +=
            glow(x + 80 + c * 110, 476 + r * 130, 78, '#ffd383', 0.5) +
            box(x + 44 + c * 108, 436 + r * 130, 70, 82, (i + r + c) % 4 === 3 ? '#4a3f4c' : '#ffdc94') +
            box(x + 77 + c * 108, 436 + r * 130, 4, 82, '#efe3d0');
    }
    out += box(0, 724, 1280, 76, '#2a2730') + ripples(123, 730, 800, '#ffcf85', 46, 0.45);
    out += [300, 830]
      .map(
        (x) =>
          box(x, 650, 84, 74, '#e8e2d6') +
          disc(x + 42, 687, 28, '#575a60') +
          disc(x + 42, 687, 9, '#c9c6bd') +
          [0, 1, 2, 3]
            .map((k) =>
              line(
                [
                  [x + 42, 687],
                  [x + 42 + Math.cos(k * 1.57) * 25, 687 + Math.sin(k * 1.57) * 25],
                ],
                '#c9c6bd',
                4,
              ),
            )
            .join(''),
      )
      .join('');
    return scene(out + tree(640, 740, 190, '#1d1a22', '#272430', 9) + figure(1020, 760, 96, '#1b1922'));
  },
  bakker: () => {
    let out =
      wash(['#2a1712', '#4c2818', '#6e3a1e'], 0, 800) +
      glow(900, 380, 520, '#ff9d3c', 0.8) +
      glow(900, 400, 260, '#ffe08a', 0.9);
    out +=
      path('M720 560 v-190 a180 180 0 0 1 360 0 v190 z', '#1a0d09') +
      path('M748 560 v-184 a152 152 0 0 1 304 0 v184 z', '#ffb14d') +
      path('M790 560 v-130 a110 110 0 0 1 220 0 v130 z', '#ffe29a') +
      box(690, 560, 420, 30, '#3a1e12');
    [270, 420, 570, 720].forEach((y, row) => {
      out += box(40, y, 560, 16, '#26130c');
      for (let i = 0; i < 4; i++) {
        const x = 66 + i * 134;
        out +=
          path(`M${x} ${y} q-6 -74 58 -76 q66 2 58 76 z`, ['#c9803a', '#b56c2b', '#d6944c'][(i + row) % 3]) +
          [0, 1, 2]
            .map((k) =>
              line(
                [
                  [x + 26 + k * 28, y - 60],
                  [x + 40 + k * 28, y - 34],
                ],
                '#f3cf97',
                5,
              ),
            )
            .join('') +
          path(`M${x + 8} ${y - 44} q18 -30 50 -28`, 'none').replace(
            'fill="none"',
            'fill="none" stroke="#ffe0a8" stroke-width="4" stroke-opacity="0.6"',
          );
      }
    });
    return scene(out + figure(660, 800, 430, '#1c0f0a') + clouds(141, 230, 40, '#ffdca8', 3, 0.15));
  },
  orkest: () => {
    const rand = random(151);
    let out =
      wash(['#180a0c', '#43161a', '#7d2b22', '#b8562c'], 0, 800) +
      glow(640, 300, 620, '#ffb257', 0.6) +
      [200, 480, 800, 1080]
        .map((x) =>
          shape(
            [
              [x, 0],
              [x - 150, 620],
              [x + 150, 620],
            ],
            '#ffd493',
            0.09,
          ),
        )
        .join('');
    out +=
      box(0, 610, 1280, 190, '#2a1110') +
      shape(
        [
          [0, 610],
          [1280, 610],
          [1280, 640],
          [0, 660],
        ],
        '#5a2419',
      );
    [
      [560, 66],
      [600, 92],
      [650, 124],
    ].forEach(([y, s], row) => {
      const count = 11 - row * 2;
      for (let i = 0; i < count; i++) {
        const x = 110 + ((i + 0.5) * 1060) / count + rand(-8, 8);
        if (row > 0 && Math.abs(x - 640) < 90) continue;
        const colour = ['#1d0b0d', '#120607', '#0a0304'][row];
        const side = x < 640 ? 1 : -1;
        out +=
          disc(x, y - s * 1.15, s * 0.2, colour) +
          path(
            `M${x - s * 0.4} ${y + s * 0.3} q0 ${-s * 1.2} ${s * 0.4} ${-s * 1.2} q${s * 0.4} 0 ${s * 0.4} ${s * 1.2} z`,
            colour,
          );
        out += `<ellipse cx="${x + side * s * 0.42}" cy="${y - s * 0.62}" rx="${s * 0.3}" ry="${s * 0.14}" transform="rotate(${side * -28} ${x + side * s * 0.42} ${y - s * 0.62})" fill="#9c4a20"/>`;
        out += line(
          [
            [x + side * s * 0.1, y - s * 0.3],
            [x + side * s * 0.86, y - s * 1.2],
          ],
          '#f0c98a',
          2.4,
        );
      }
    });
    return scene(
      out +
        shape(
          [
            [560, 760],
            [584, 700],
            [696, 700],
            [720, 760],
          ],
          '#0b0405',
        ) +
        glow(640, 690, 150, '#ffe0a3', 0.7) +
        line(
          [
            [640, 700],
            [640, 600],
          ],
          '#0b0405',
          5,
        ) +
        shape(
          [
            [600, 600],
            [680, 600],
            [668, 560],
            [612, 560],
          ],
          '#0b0405',
        ) +
        box(0, 780, 1280, 20, '#060202'),
    );
  },
  depot: () => {
    const rand = random(161);
    const grounds = ['#3d2b23', '#25333a', '#4a3a24', '#2d2530', '#364033'];
    let out = wash(['#1b1a1c', '#37322e'], 0, 800) + glow(640, 120, 620, '#ffdfae', 0.35);
    for (let row = 0; row < 3; row++) {
      let x = -40 + row * 30;
      while (x < 1270) {
        const w = rand(120, 210);
        const h = rand(170, 226);
        const y = 30 + row * 258 + (226 - h) / 2;
        out +=
          box(x + 7, y + 9, w, h, '#000', 0.4) +
          box(x, y, w, h, rand() > 0.4 ? '#b68a3c' : '#7d5a2c') +
          box(x + 5, y + 5, w - 10, h - 10, '#e0bd70', 0.5) +
          box(x + 12, y + 12, w - 24, h - 24, grounds[Math.floor(rand(0, 5))]);
        const [cx, cy, s] = [x + w / 2, y + h * 0.44, Math.min(w, h) * 0.17];
        if (rand() > 0.25)
          out +=
            path(
              `M${cx - s * 1.9} ${y + h - 12} q${s * 0.2} ${-s * 2} ${s * 1.9} ${-s * 2} q${s * 1.7} 0 ${s * 1.9} ${s * 2} z`,
              ['#7a2a26', '#1a1a1e', '#3e5a60'][Math.floor(rand(0, 3))],
            ) +
            `<ellipse cx="${cx}" cy="${cy}" rx="${s * 0.78}" ry="${s}" fill="#d9b08c"/>` +
            path(
              `M${cx - s * 0.9} ${cy} q0 ${-s * 1.3} ${s * 0.9} ${-s * 1.3} q${s * 0.9} 0 ${s * 0.9} ${s * 1.3} q${-s * 0.5} ${-s * 0.8} ${-s * 1.8} 0 z`,
              '#2a1d18',
            ) +
            box(cx - s, cy + s * 1.1, s * 2, s * 0.24, '#efe6d4', 0.85);
        else out += ridgeIn(x + 12, y + 12, w - 24, h - 24);
        x += w + rand(16, 34);
      }
    }
    return scene(out + wash(['#000', '#000'], 0, 800, 0.12));
  },
  sterren: () => {
    const rand = random(171);
    let out =
      wash(['#050a1a', '#0e1d3e', '#2b3f6b', '#6a5a7a'], 0, 800) + glow(640, 760, 520, '#d08a6a', 0.4);
    for (let i = 0; i < 150; i++) {
      const r = rand(20, 900);
      const a = rand(0, 6.28);
      const arc = 0.34;
      const point = (angle) =>
        `${(760 + Math.cos(angle) * r).toFixed(1)} ${(250 + Math.sin(angle) * r).toFixed(1)}`;
      out += `<path d="M${point(a)} A${r} ${r} 0 0 1 ${point(a + arc)}" fill="none" stroke="${rand() > 0.8 ? '#ffd9a8' : '#dfe9ff'}" stroke-width="${rand(0.8, 2.4).toFixed(1)}" opacity="${rand(0.25, 0.9).toFixed(2)}" stroke-linecap="round"/>`;
    }
    out +=
      ridge(172, 690, 50, '#0a0f1c') +
      path('M330 690 v-90 a130 130 0 0 1 260 0 v90 z', '#141c30') +
      path('M330 600 a130 130 0 0 1 260 0 z', '#232f4c') +
      shape(
        [
          [446, 470],
          [506, 478],
          [480, 600],
          [430, 600],
        ],
        '#060a14',
      ) +
      line(
        [
          [470, 570],
          [540, 430],
        ],
        '#3a4766',
        20,
      ) +
      glow(440, 660, 60, '#ff7a5a', 0.7) +
      box(425, 640, 30, 50, '#a33a2a');
    return scene(
      out +
        figure(660, 700, 60, '#04070f') +
        figure(690, 702, 56, '#04070f') +
        ridge(173, 740, 30, '#05080f', { rough: 12 }),
    );
  },
  stadion: () => {
    const rand = random(181);
    let out = wash(['#0a1424', '#18304a', '#2f5a66'], 0, 420);
    out += shape(
      [
        [0, 300],
        [1280, 300],
        [1280, 470],
        [0, 470],
      ],
      '#16222e',
    );
    for (let i = 0; i < 900; i++)
      out += disc(
        rand(0, 1280),
        rand(306, 462),
        rand(1.6, 3.4),
        ['#c9d4dc', '#a33a34', '#5a7a92', '#e6c07a', '#33475a'][Math.floor(rand(0, 5))],
        0.8,
      );
    out += wash(['#2f7a45', '#3f9a54', '#2b7a42'], 470, 800);
    for (let i = 0; i < 8; i++)
      out += shape(
        [
          [640 + (i - 4) * 150, 470],
          [640 + (i - 3) * 150, 470],
          [640 + (i - 3) * 340, 800],
          [640 + (i - 4) * 340, 800],
        ],
        i % 2 ? '#56b067' : '#2f7a45',
        0.35,
      );
    out +=
      line(
        [
          [0, 500],
          [1280, 500],
        ],
        '#f2f7f0',
        4,
      ) +
      line(
        [
          [330, 500],
          [180, 660],
          [1100, 660],
          [950, 500],
        ],
        '#f2f7f0',
        5,
      ) +
      line(
        [
          [470, 500],
          [410, 565],
          [870, 565],
          [810, 500],
        ],
        '#f2f7f0',
        4,
      ) +
      box(520, 420, 6, 84, '#fff') +
      box(756, 420, 6, 84, '#fff') +
      box(520, 418, 242, 6, '#fff') +
      Array.from({ length: 14 }, (_, i) =>
        line(
          [
            [528 + i * 17, 424],
            [528 + i * 17, 500],
          ],
          '#fff',
          1,
          0.35,
        ),
      ).join('');
    out += [90, 410, 870, 1190]
      .map(
        (x) =>
          line(
            [
              [x, 320],
              [x, 90],
            ],
            '#0c141d',
            12,
          ) +
          box(x - 56, 50, 112, 56, '#0c141d') +
          Array.from({ length: 8 }, (_, i) =>
            disc(x - 40 + (i % 4) * 27, 64 + Math.floor(i / 4) * 26, 10, '#fffbe6'),
          ).join('') +
          glow(x, 78, 240, '#eaf6ff', 0.6),
      )
      .join('');
    return scene(
      out +
        figure(640, 560, 120, '#e9542e') +
        disc(820, 690, 15, '#fff') +
        figure(860, 716, 150, '#e9e6df', -0.6) +
        figure(330, 640, 130, '#22344a', 0.5),
    );
  },
  stad: () => {
    const rand = random(191);
    let out =
      wash(['#e8ddd2', '#e6c9b4', '#d9a58f'], 0, 800) +
      glow(900, 260, 340, '#fff2dc') +
      disc(900, 260, 58, '#fff7e8');
    ['#d6b5a3', '#bd9890', '#98787e', '#6b5666'].forEach((colour, layer) => {
      let x = -20;
      while (x < 1290) {
        const w = rand(50, 120);
        const h = rand(110, 300) - layer * 16;
        const top = 460 + layer * 88 - h + 120;
        out += box(x, top, w, 800, colour);
        if (rand() > 0.6)
          out += shape(
            [
              [x, top],
              [x + w / 2, top - 40],
              [x + w, top],
            ],
            colour,
          );
        if (layer > 1)
          for (let k = 0; k < 6; k++)
            if (rand() > 0.6)
              out += box(x + 10 + (k % 3) * 24, top + 26 + Math.floor(k / 3) * 38, 10, 16, '#ffe2b0', 0.8);
        x += w + rand(0, 14);
      }
      out += wash(['#f3dfcc', '#f3dfcc'], 520 + layer * 70, 800, 0.1);
    });
    return scene(
      out +
        box(0, 700, 1280, 100, '#33283a') +
        box(820, 640, 300, 70, '#33283a') +
        figure(960, 642, 90, '#1c1622') +
        box(1000, 610, 70, 6, '#1c1622') +
        box(1006, 614, 5, 28, '#1c1622') +
        box(1058, 614, 5, 28, '#1c1622') +
        birds(192, 480, 180, 120, 40, '#6b5666', 9, 10),
    );
  },
  flats: () => {
    const rand = random(201);
    let out = wash(['#23304a', '#3a4a66'], 0, 800);
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 12; column++) {
        const [x, y] = [column * 108 + 4, row * 92 + 2];
        const lit = rand() > 0.52;
        const tone = ['#ffd98e', '#f7b76a', '#ffe9bd', '#e98f5a'][Math.floor(rand(0, 4))];
        out +=
          box(x, y, 100, 84, '#2c3a56') +
          box(x + 10, y + 8, 80, 54, lit ? tone : '#1b263d') +
          box(x + 48, y + 8, 4, 54, '#2c3a56') +
          box(x, y + 66, 100, 18, '#46577a');
        if (lit && rand() > 0.5) out += box(x + 10, y + 8, rand(8, 24), 54, '#a8503c', 0.75);
        if (lit && rand() > 0.6)
          out += disc(x + 64, y + 40, 8, '#3a2a2a') + box(x + 54, y + 46, 20, 16, '#3a2a2a');
        if (rand() > 0.8) out += disc(x + 24, y + 64, 9, '#5d8a5a') + disc(x + 34, y + 62, 7, '#5d8a5a');
      }
    }
    return scene(out);
  },
  pers: () => {
    let out = wash(['#d8d2c6', '#b9b1a3'], 0, 800);
    const rolls = [
      [160, 200, 90],
      [420, 420, 120],
      [720, 220, 100],
      [980, 460, 130],
      [1180, 200, 90],
      [180, 640, 100],
      [720, 660, 90],
    ];
    const web =
      'M-40 110 L160 110 A90 90 0 0 1 250 200 C260 320 300 300 300 420 A120 120 0 0 0 540 420 C540 300 620 320 620 220 A100 100 0 0 1 820 220 C820 340 850 340 850 460 A130 130 0 0 0 1110 460 C1110 320 1090 300 1090 200 A90 90 0 0 1 1270 200 L1320 260';
    out +=
      [26, 0]
        .map(
          (d, i) =>
            `<path d="${web}" transform="translate(0 ${d})" fill="none" stroke="${i ? '#fbf9f4' : '#8a8274'}" stroke-width="${i ? 74 : 74}" opacity="${i ? 1 : 0.35}"/>`,
        )
        .join('') +
      `<path d="${web}" fill="none" stroke="#3b3833" stroke-width="46" stroke-dasharray="5 9 16 6 3 11" opacity="0.35"/><path d="${web}" fill="none" stroke="#b3202c" stroke-width="50" stroke-dasharray="26 260" opacity="0.75"/>`;
    out += rolls
      .map(
        ([x, y, r]) =>
          disc(x + 8, y + 12, r * 0.78, '#5c564c', 0.4) +
          disc(x, y, r * 0.76, '#4a4740') +
          disc(x, y, r * 0.62, '#6e695f') +
          disc(x - r * 0.2, y - r * 0.2, r * 0.3, '#fff', 0.16) +
          disc(x, y, r * 0.18, '#232120'),
      )
      .join('');
    return scene(
      out +
        line(
          [
            [90, 640],
            [420, 640],
            [720, 660],
            [1280, 700],
          ],
          '#2d2b28',
          18,
        ) +
        box(0, 740, 1280, 60, '#2d2b28'),
    );
  },
  marathon: () => {
    const rand = random(221);
    let out =
      wash(['#4f8fbf', '#a8cfe2', '#eaf1ea'], 0, 470) +
      clouds(222, 180, 90, '#ffffff', 14, 0.85, 1.25) +
      ridge(223, 470, 8, '#7f9f7a') +
      box(0, 476, 1280, 324, '#7fa35a') +
      shape(
        [
          [0, 520],
          [0, 500],
          [520, 486],
          [520, 492],
        ],
        '#bcd8e6',
      );
    out +=
      shape(
        [
          [200, 476],
          [212, 330],
          [268, 330],
          [280, 476],
        ],
        '#5a4a3c',
      ) +
      shape(
        [
          [204, 330],
          [240, 290],
          [276, 330],
        ],
        '#33291f',
      ) +
      [0.5, 2.07, 3.64, 5.21]
        .map(
          (a) =>
            line(
              [
                [240, 326],
                [240 + Math.cos(a) * 130, 326 + Math.sin(a) * 130],
              ],
              '#33291f',
              6,
            ) +
            shape(
              [
                [240 + Math.cos(a) * 36, 326 + Math.sin(a) * 36],
                [240 + Math.cos(a) * 130, 326 + Math.sin(a) * 130],
                [240 + Math.cos(a + 0.18) * 128, 326 + Math.sin(a + 0.18) * 128],
                [240 + Math.cos(a + 0.55) * 40, 326 + Math.sin(a + 0.55) * 40],
              ],
              '#f2eadb',
              0.9,
            ),
        )
        .join('');
    out +=
      path(
        'M1280 486 C980 500 760 530 560 620 C440 680 380 740 330 800 L820 800 C860 720 960 620 1280 540 Z',
        '#5f8a42',
      ) +
      path(
        'M1280 496 C1010 510 800 545 640 630 C540 690 480 740 440 800 L700 800 C740 720 900 600 1280 524 Z',
        '#cfc7b5',
      );
    for (let i = 0; i < 26; i++) {
      const t = i / 26;
      const x = 1240 - t * 760 + rand(-26, 26) - (t > 0.8 ? (t - 0.8) * 160 : 0);
      const y = 520 + t ** 1.8 * 240 + rand(-8, 22);
      out += figure(
        x,
        y,
        24 + t ** 1.7 * 116,
        ['#c4122f', '#1f4e79', '#f0a12e', '#22313a', '#f4efe6', '#3d7a4a'][i % 6],
        -0.7,
      );
    }
    return scene(out);
  },
};

function ridgeIn(x, y, w, h) {
  return (
    box(x, y, w, h, '#8fa3a0') +
    shape(
      [
        [x, y + h * 0.6],
        [x + w * 0.35, y + h * 0.45],
        [x + w * 0.7, y + h * 0.62],
        [x + w, y + h * 0.5],
        [x + w, y + h],
        [x, y + h],
      ],
      '#4a5a3d',
    ) +
    disc(x + w * 0.7, y + h * 0.28, w * 0.09, '#f3dfae')
  );
}
