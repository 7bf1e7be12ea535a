/**
 * Draws the demo's clip into demo/static/video, as WebM and as MP4; see README.md. CHROMIUM names the browser where
 * Playwright has none of its own.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { crossing, SECONDS } from './crossing.mjs';

const TARGET = join(import.meta.dirname, '../static/video');
const FRAMES_PER_SECOND = 15;
const SIZE = { width: 854, height: 480 };
/** Codec and quality of each file: low enough for a few hundred kilobytes. */
const FILES = {
  'pont.webm': ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-row-mt', '1'],
  // Every decoder knows this profile; the index is in front, so that the video starts before all of it has loaded.
  'pont.mp4': ['-c:v', 'libx264', '-crf', '29', '-preset', 'veryslow', '-movflags', '+faststart'],
};

const frames = await mkdtemp(join(tmpdir(), 'pont-'));
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame++) {
  const svg = crossing(frame / FRAMES_PER_SECOND);
  const data = await page.evaluate(rasterise, { svg, ...SIZE });
  await writeFile(join(frames, `${String(frame).padStart(4, '0')}.png`), Buffer.from(data, 'base64'));
}
await browser.close();
await mkdir(TARGET, { recursive: true });
const input = [
  '-y',
  '-loglevel',
  'error',
  '-framerate',
  String(FRAMES_PER_SECOND),
  '-i',
  join(frames, '%04d.png'),
];
for (const [file, codec] of Object.entries(FILES)) {
  execFileSync('ffmpeg', [
    ...input,
    '-pix_fmt',
    'yuv420p',
    ...codec,
    '-map_metadata',
    '-1',
    join(TARGET, file),
  ]);
}
await rm(frames, { recursive: true });

/** Runs in the browser: paints the drawing, cut to the clip's proportions. */
async function rasterise({ svg, width, height }) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const scale = width / image.naturalWidth;
  const above = (image.naturalHeight * scale - height) / 2;
  canvas.getContext('2d').drawImage(image, 0, -above, width, image.naturalHeight * scale);
  return canvas.toDataURL('image/png').split(',')[1];
}
