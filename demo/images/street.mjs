import { box, disc, path, random, scene, shape } from './kit.mjs';

const GABLES = ['step', 'neck', 'bell', 'spout'];
const BRICK = ['#8c4a35', '#a55d42', '#6f3f33', '#b98a5f', '#7d5a4a', '#9a6b55', '#c7a07a'];
const DOORS = ['#1f4d3a', '#243a5e', '#6b1d24', '#2a2a2a', '#3b5a2d'];

/** A house with a gable, 190 wide. */
export function townHouse(x, floor, seed) {
  const rand = random(seed);
  const pick = (list) => list[Math.floor(rand(0, list.length))];
  const wall = pick(BRICK);
  const height = rand(290, 350);
  const top = floor - height;
  const width = 190;
  const peak = gable(pick(GABLES), x, top, width, wall);
  const rows = [0.16, 0.46];
  const windows = rows
    .flatMap((part) => [0.1, 0.41, 0.72].map((at) => [x + width * at, top + height * part]))
    .map(
      ([left, up]) =>
        box(left - 4, up - 4, 42, 76, '#f1ece0') +
        box(left, up, 34, 68, rand() > 0.7 ? '#f4d58a' : '#2c3d4c') +
        box(left + 15, up, 4, 68, '#f1ece0') +
        box(left, up + 30, 34, 4, '#f1ece0'),
    )
    .join('');
  const isShop = rand() > 0.5;
  const front = isShop
    ? box(x + 14, floor - 104, 108, 92, '#3a4a50') +
      box(x + 20, floor - 98, 96, 80, '#e9cf98') +
      shape(
        [
          [x + 8, floor - 110],
          [x + 128, floor - 110],
          [x + 138, floor - 84],
          [x - 2, floor - 84],
        ],
        pick(DOORS),
      )
    : box(x + 22, floor - 98, 40, 72, '#2c3d4c') + box(x + 76, floor - 98, 40, 72, '#2c3d4c');
  const door =
    box(x + 138, floor - 106, 42, 106, '#e8e1d2') + box(x + 143, floor - 100, 32, 100, pick(DOORS));
  return (
    peak +
    box(x, top, width, height, wall) +
    windows +
    front +
    door +
    disc(x + 169, floor - 48, 2.5, '#e2c15a')
  );
}

function gable(kind, x, top, width, wall) {
  const middle = x + width / 2;
  if (kind === 'step')
    return [0, 1, 2, 3]
      .map((at) => box(x + at * 24, top - (at + 1) * 24, width - at * 48, 26, wall))
      .join('');
  if (kind === 'spout')
    return shape(
      [
        [x, top + 2],
        [middle - 14, top - 96],
        [middle - 14, top - 116],
        [middle + 14, top - 116],
        [middle + 14, top - 96],
        [x + width, top + 2],
      ],
      wall,
    );
  const curve = kind === 'bell' ? 60 : 8;
  return (
    path(
      `M${x} ${top + 2} Q ${x + curve} ${top - 20} ${middle - 40} ${top - 96} L ${middle + 40} ${top - 96} Q ${x + width - curve} ${top - 20} ${x + width} ${top + 2} Z`,
      wall,
    ) + path(`M${middle - 46} ${top - 94} Q ${middle} ${top - 140} ${middle + 46} ${top - 94} Z`, '#efe7d6')
  );
}

const STREET = 5000;

/** A street of gabled houses, 5,000 wide: it is drawn once and looked at in parts. */
export function street() {
  const floor = 600;
  const houses = Array.from({ length: 25 }, (_, at) => townHouse(5 + at * 200, floor, 4200 + at * 7)).join(
    '',
  );
  const lamps = Array.from({ length: 13 }, (_, at) => {
    const x = 100 + at * 400;
    return box(x - 3, floor - 150, 6, 190, '#20302c') + disc(x, floor - 156, 13, '#ffe7a8');
  }).join('');
  const sky = `<rect width="${STREET}" height="700" fill="#cfe0ea"/><rect y="260" width="${STREET}" height="340" fill="#f3e6cf"/>`;
  const ground = `<rect y="${floor}" width="${STREET}" height="30" fill="#b3aba0"/><rect y="${floor + 30}" width="${STREET}" height="70" fill="#7b7068"/>`;
  const rand = random(9);
  const stones = Array.from({ length: 700 }, () =>
    box(rand(0, STREET), rand(floor + 34, 694), rand(14, 26), 5, '#938679', 0.7),
  ).join('');
  return scene(sky + houses + ground + stones + lamps, { width: STREET, height: 700, grain: 0.06 });
}
