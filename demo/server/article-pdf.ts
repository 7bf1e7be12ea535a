import type { PrintedArticle } from '../content/editions.ts';

/** In points: the page size A4, its margin, and the line height of the text. */
const PAGE = { width: 595, height: 842, margin: 64 };
const LEADING = 1.45;

/** The standard fonts that every PDF reader has, by their names in the file (PDF 1.7, 9.6.2.2). */
const FONTS = { bold: 'F1', text: 'F2' } as const;

/** A line of text with its font size. */
interface Line {
  readonly text: string;
  readonly font: keyof typeof FONTS;
  readonly size: number;
}

/** An article as it was printed, as a PDF of one or more pages. */
export function articlePdf(article: PrintedArticle, folio: string): Buffer {
  const paragraphs = article.body.filter((block) => typeof block === 'string');
  const lines: Line[] = [
    ...linesOf(folio, 'text', 9),
    ...linesOf(article.headline, 'bold', 24),
    ...linesOf(article.lead, 'bold', 12),
    ...linesOf(`Door ${article.author}`, 'text', 10),
    ...paragraphs.flatMap((paragraph) => linesOf(paragraph, 'text', 11)),
  ];
  return file(inPages(lines).map(contentOf));
}

/** The lines of a paragraph, followed by an empty one; a letter is on average half as wide as its size. */
function linesOf(text: string, font: Line['font'], size: number): Line[] {
  const fits = Math.floor((PAGE.width - 2 * PAGE.margin) / (size * (font === 'bold' ? 0.52 : 0.46)));
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && `${last} ${word}`.length > fits) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return [...lines, ''].map((line) => ({ text: line, font, size }));
}

function inPages(lines: readonly Line[]): Line[][] {
  const pages: Line[][] = [[]];
  let room = PAGE.height - 2 * PAGE.margin;
  for (const line of lines) {
    room -= line.size * LEADING;
    if (room < 0) {
      pages.push([]);
      room = PAGE.height - 2 * PAGE.margin - line.size * LEADING;
    }
    pages.at(-1)?.push(line);
  }
  return pages;
}

function contentOf(lines: readonly Line[]): string {
  const shown = lines.map(
    ({ text, font, size }) =>
      `/${FONTS[font]} ${size} Tf ${(size * LEADING).toFixed(2)} TL T* (${literal(text)}) Tj`,
  );
  return `BT ${PAGE.margin} ${PAGE.height - PAGE.margin} Td\n${shown.join('\n')}\nET`;
}

/** The characters outside of Latin 1 that occur in Dutch texts, in WinAnsiEncoding. */
const LETTERS: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
};

function literal(text: string): string {
  return [...text]
    .map((letter) => {
      const code = LETTERS[letter] ?? letter.codePointAt(0) ?? 0;
      if (code > 0xff) return '?';
      return /[ -~]/.test(letter) && !/[()\\]/.test(letter)
        ? letter
        : `\\${code.toString(8).padStart(3, '0')}`;
    })
    .join('');
}

/** Catalog, pages and fonts, then two objects per page: its dictionary and its content (PDF 1.7, 7.5). */
function file(contents: readonly string[]): Buffer {
  const first = 5;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl) >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_, index) => `${first + 2 * index} 0 R`).join(' ')}] >>`,
    font('Times-Bold'),
    font('Times-Roman'),
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + 2 * index + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
