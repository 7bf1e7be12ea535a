import { expect, it } from 'vitest';
import { siteFaults } from '../../../../tools/docs-site/check-site.ts';

const faults = (html: string) =>
  siteFaults(
    new Map([
      ['index.html', '<h1 id="top">All</h1>'],
      ['start/a.html', html],
      ['assets/a.js', ''],
    ]),
  );

it.each([
  '<a href="../index.html#top">all</a>',
  '<a class="x" href="../">all</a>',
  '<p id="here"><a href="#here">here</a>',
  '<a href="https://a.example/">web</a>',
  '<script type="module" src="../assets/a.js"></script>',
])('finds nothing in %s', (html) => expect(faults(html)).toEqual([]));

it.each([
  ['<a href="b.html">b</a>', 'start/a.html links to b.html, and there is no such file'],
  [
    '<a href="../index.html#end">end</a>',
    'start/a.html links to ../index.html#end, and that page has no such heading',
  ],
  ['<a href="#here">here</a>', 'start/a.html links to #here, and that page has no such heading'],
  [
    '<link rel="stylesheet" href="https://fonts.example/a.css">',
    'start/a.html loads https://fonts.example/a.css',
  ],
  ['<img alt="" src="//a.example/a.png">', 'start/a.html loads //a.example/a.png'],
  ['<p>/nmt-docs/</p>', 'start/a.html has an address that is bound to /nmt-docs/'],
])('%s: %s', (html, fault) => expect(faults(html)).toEqual([fault]));
