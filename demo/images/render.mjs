/**
 * Draws the illustrations of the demo into demo/static/images: each scene as JPEG and WebP, in two widths.
 * Run `node demo/images/render.mjs [name …]` after changing a scene; the results are committed, so that the
 * demo needs no browser to start. CHROMIUM names the browser where Playwright has none of its own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { coast } from './scenes/coast.mjs';
import { covers } from './scenes/covers.mjs';
import { darkDays } from './scenes/days-dark.mjs';
import { sunnyDays } from './scenes/days-sunny.mjs';
import { ferry } from './scenes/ferry.mjs';
import { flats } from './scenes/flats.mjs';
import { indoors } from './scenes/indoors.mjs';
import { land } from './scenes/land.mjs';
import { nature } from './scenes/nature.mjs';
import { places } from './scenes/places.mjs';
import { portraits } from './scenes/portraits.mjs';
import { sport } from './scenes/sport.mjs';
import { town } from './scenes/town.mjs';
import { trains } from './scenes/trains.mjs';
import { water } from './scenes/water.mjs';

const TARGET = join(import.meta.dirname, '../static/images');
const QUALITY = { jpeg: 0.66, webp: 0.68 };
const scenes = {
  ...coast,
  ...covers,
  ...darkDays,
  ...sunnyDays,
  ...ferry,
  ...flats,
  ...indoors,
  ...land,
  ...nature,
  ...places,
  ...portraits,
  ...sport,
  ...town,
  ...trains,
  ...water,
};

const wanted = process.argv.slice(2);
const names = Object.keys(scenes).filter((name) => wanted.length === 0 || wanted.includes(name));
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await mkdir(TARGET, { recursive: true });

let total = 0;
for (const name of names) {
  const widths = widthsOf(name);
  const files = await page.evaluate(rasterise, { svg: scenes[name](), widths, quality: QUALITY });
  for (const { width, type, data } of files) {
    const bytes = Buffer.from(data, 'base64');
    total += bytes.length;
    await writeFile(join(TARGET, `${name}-${width}.${type === 'jpeg' ? 'jpg' : type}`), bytes);
  }
}
await browser.close();
process.stdout.write(`${names.length} scenes, ${Math.round(total / 1024)} kB\n`);

/** In px, small and large; between them for telephones, and larger still for what fills the window, only as WebP. */
function widthsOf(name) {
  if (name in flats) return [640, 800, 1280, 1920];
  if (name === 'hoogstraat') return [5000];
  if (name in covers) return [200, 400];
  return name in portraits ? [160, 320] : [640, 800, 1280];
}

/** Runs in the browser: paints the SVG at each width and encodes it. */
async function rasterise({ svg, widths, quality }) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  return widths.flatMap((width) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const types = Object.entries(quality).filter(([type]) => type === 'webp' || ![800, 1920].includes(width));
    return types.map(([type, value]) => ({
      width,
      type,
      data: canvas.toDataURL(`image/${type}`, value).split(',')[1],
    }));
  });
}
