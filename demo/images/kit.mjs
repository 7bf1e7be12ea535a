/** The drawing kit of the paper's illustrations: shapes as SVG text on a canvas of 1280 by 800. */
export const WIDTH = 1280;
export const HEIGHT = 800;

/** Repeatable randomness (mulberry32), so that a scene is drawn the same every time. */
export function random(seed) {
  let state = seed >>> 0;
  return (min = 0, max = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (max - min);
  };
}

const round = (value) => Math.round(value * 10) / 10;
let gradients = 0;

/** A vertical gradient over a part of the canvas; colours from top to bottom. */
export function wash(colours, top = 0, bottom = HEIGHT, opacity = 1) {
  const id = `w${++gradients}`;
  const stops = colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient><rect y="${top}" width="${WIDTH}" height="${bottom - top}" fill="url(#${id})" opacity="${opacity}"/>`;
}

/** A soft light around a point. */
export function glow(x, y, radius, colour, opacity = 0.8) {
  const id = `g${++gradients}`;
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

export const disc = (x, y, r, fill, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" opacity="${opacity}"/>`;

export const box = (x, y, w, h, fill, opacity = 1) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" opacity="${opacity}"/>`;

export const shape = (points, fill, opacity = 1) =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}" opacity="${opacity}"/>`;

export const line = (points, stroke, width = 2, opacity = 1) =>
  `<polyline points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const path = (d, fill, opacity = 1) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

/** A rolling ridge that fills everything below it. */
export function ridge(seed, y, height, fill, { rough = 0, opacity = 1, step = 8 } = {}) {
  const rand = random(seed);
  const waves = [1, 2.3, 4.1].map((f) => ({ f: f * rand(0.8, 1.2), p: rand(0, 6.28), a: rand(0.5, 1) / f }));
  const points = [];
  for (let x = 0; x <= WIDTH; x += step) {
    const swing = waves.reduce((sum, w) => sum + Math.sin((x / WIDTH) * 6.28 * w.f + w.p) * w.a, 0);
    points.push([x, y - swing * height * 0.5 - rand(0, rough)]);
  }
  return shape([[0, HEIGHT], ...points, [WIDTH, HEIGHT]], fill, opacity);
}

/** Mountains with facets of light on one side. */
export function mountains(seed, y, height, dark, light, count = 7) {
  const rand = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = (i + rand(0.1, 0.9)) * (WIDTH / count);
    const h = height * rand(0.5, 1);
    const half = h * rand(0.9, 1.5);
    const fold = [x + half * 0.12, y - h * 0.45];
    out += shape(
      [
        [x - half, y],
        [x, y - h],
        [x + half, y],
      ],
      dark,
    );
    out += shape(
      [[x, y - h], fold, [x - half * 0.1, y - h * 0.2], [x + half * 0.25, y], [x + half, y]],
      light,
    );
  }
  return out;
}

/** Flat clouds: bundles of long ellipses. */
export function clouds(seed, y, spread, fill, count = 9, opacity = 0.35, size = 1) {
  const rand = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const cx = rand(-60, WIDTH + 60);
    const cy = y + rand(-spread, spread);
    for (let j = 0; j < 5; j++) {
      out += `<ellipse cx="${round(cx + rand(-110, 110) * size)}" cy="${round(cy + rand(-16, 10) * size)}" rx="${round(rand(60, 170) * size)}" ry="${round(rand(9, 30) * size)}" fill="${fill}" opacity="${round(opacity * rand(4, 10)) / 10}"/>`;
    }
  }
  return out;
}

/** Short horizontal strokes of light on water, wider towards the viewer. */
export function ripples(
  seed,
  top,
  bottom,
  colour,
  count = 90,
  opacity = 0.4,
  around = WIDTH / 2,
  spread = WIDTH,
) {
  const rand = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const depth = rand();
    const y = top + (bottom - top) * depth * depth;
    const x = around + rand(-0.5, 0.5) * spread * (0.5 + depth);
    const w = rand(14, 90) * (0.35 + depth);
    out += box(x - w / 2, y, w, 1.2 + depth * 3.5, colour, round(opacity * rand(2, 10)) / 10);
  }
  return out;
}

export function stars(seed, bottom, count = 220) {
  const rand = random(seed);
  let out = '';
  for (let i = 0; i < count; i++)
    out += disc(rand(0, WIDTH), rand(0, bottom), rand(0.5, 2.1), '#fff', round(rand(2, 10)) / 10);
  return out;
}

/** A bare or leafy tree: trunk and a crown of overlapping discs. */
export function tree(x, y, size, trunk, leaf, seed) {
  const rand = random(seed);
  let out = line(
    [
      [x, y],
      [x + rand(-2, 2), y - size * 0.6],
    ],
    trunk,
    size * 0.07,
  );
  for (let i = 0; i < 14; i++) {
    const angle = rand(0, 6.28);
    const r = rand(0, 0.3) * size;
    out += disc(
      x + Math.cos(angle) * r * 1.05,
      y - size * 0.72 + Math.sin(angle) * r * 0.8,
      size * rand(0.1, 0.19),
      leaf,
      0.9,
    );
  }
  return out;
}

/** A pollard willow as rivers have them: a stub with a fan of twigs. */
export function willow(x, y, size, colour, seed) {
  const rand = random(seed);
  let out =
    line(
      [
        [x, y],
        [x, y - size * 0.5],
      ],
      colour,
      size * 0.16,
    ) + disc(x, y - size * 0.52, size * 0.13, colour);
  for (let i = 0; i < 19; i++) {
    const a = -1.57 + (i - 9) * 0.15 + rand(-0.05, 0.05);
    const l = size * rand(0.4, 0.62);
    out += line(
      [
        [x, y - size * 0.52],
        [x + Math.cos(a) * l, y - size * 0.52 + Math.sin(a) * l],
      ],
      colour,
      size * 0.018,
    );
  }
  return out;
}

export const house = (x, y, w, h, wall, roof, window) =>
  box(x, y - h, w, h, wall) +
  shape(
    [
      [x - w * 0.07, y - h],
      [x + w / 2, y - h - w * 0.48],
      [x + w * 1.07, y - h],
    ],
    roof,
  ) +
  box(x + w * 0.68, y - h - w * 0.46, w * 0.1, w * 0.3, roof) +
  box(x + w * 0.16, y - h * 0.75, w * 0.2, h * 0.35, window) +
  box(x + w * 0.62, y - h * 0.75, w * 0.2, h * 0.35, window);

export function church(x, y, size, wall, roof) {
  return (
    box(x, y - size * 0.9, size * 0.3, size * 0.9, wall) +
    shape(
      [
        [x - size * 0.03, y - size * 0.9],
        [x + size * 0.15, y - size * 1.65],
        [x + size * 0.33, y - size * 0.9],
      ],
      roof,
    ) +
    box(x + size * 0.3, y - size * 0.42, size * 0.75, size * 0.42, wall) +
    shape(
      [
        [x + size * 0.3, y - size * 0.42],
        [x + size * 0.42, y - size * 0.7],
        [x + size * 0.98, y - size * 0.7],
        [x + size * 1.08, y - size * 0.42],
      ],
      roof,
    )
  );
}

export function turbine(x, y, size, colour, turn = 0.4) {
  let out = shape(
    [
      [x - size * 0.018, y],
      [x - size * 0.008, y - size],
      [x + size * 0.008, y - size],
      [x + size * 0.018, y],
    ],
    colour,
  );
  for (let i = 0; i < 3; i++) {
    const a = turn + i * 2.094;
    out += line(
      [
        [x, y - size],
        [x + Math.cos(a) * size * 0.5, y - size + Math.sin(a) * size * 0.5],
      ],
      colour,
      size * 0.02,
    );
  }
  return out + disc(x, y - size, size * 0.022, colour);
}

export function birds(seed, cx, cy, width, height, colour, count, size = 5) {
  const rand = random(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = rand(-1, 1);
    const x = cx + t * width;
    const y = cy + Math.sin(t * 3.4) * height * 0.55 + (rand() + rand() - 1) * height * (1.1 - Math.abs(t));
    const s = size * rand(0.5, 1.2);
    out += line(
      [
        [x - s, y - s * rand(0.1, 0.7)],
        [x, y],
        [x + s, y - s * rand(0.1, 0.7)],
      ],
      colour,
      s * 0.32,
      0.85,
    );
  }
  return out;
}

/** A standing figure, seen from far enough to have no face. */
export const figure = (x, y, size, colour, lean = 0) =>
  disc(x + lean * size * 0.3, y - size * 0.9, size * 0.11, colour) +
  path(
    `M${x - size * 0.13 + lean * size * 0.2} ${y - size * 0.72} q${size * 0.13} ${-size * 0.12} ${size * 0.26} 0 l${-size * 0.03 - lean * size * 0.15} ${size * 0.36} l${size * 0.06} ${size * 0.36} h${-size * 0.09} l${-size * 0.06} ${-size * 0.3} l${-size * 0.06} ${size * 0.3} h${-size * 0.09} l${size * 0.05} ${-size * 0.36} z`,
    colour,
  );

/**
 * Finishes a scene: a light vignette and a fine paper grain over it.
 * @param content the shapes, back to front
 */
export function scene(content, { width = WIDTH, height = HEIGHT, grain = 0.1 } = {}) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  1.4 0 0 0 -0.45"/></filter><radialGradient id="vignette" cx="0.5" cy="0.45" r="0.8"><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.28"/></radialGradient></defs>${content}<rect width="${width}" height="${height}" fill="url(#vignette)"/><rect width="${width}" height="${height}" filter="url(#grain)" opacity="${grain}"/></svg>`;
}

/** Draws something several times. @param {(index: number) => string} draw */
export const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
