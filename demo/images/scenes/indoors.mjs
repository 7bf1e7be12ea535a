import { box, clouds, disc, figure, glow, line, path, random, scene, shape, wash } from '../kit.mjs';

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

/** Bakery, concert hall, museum store and printing press. */
export const indoors = {
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
};
