/** A part of a file, both ends included (RFC 9110, 14.1.2). */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the header `Range`, which browsers send to seek in a video; Safari plays no video without support for it.
 * Multiple ranges and other units may be ignored.
 * @param header such as `bytes=0-1023`, `bytes=1024-` or `bytes=-500`
 * @param size bytes of the whole file
 * @returns undefined for the whole file, 'unsatisfiable' for a range outside of it
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}

/**
 * Cuts an answer to the requested range.
 * @param whole the answer with the whole file
 * @param header the request's `Range`
 */
export async function cutToRange(whole: Response, header: string | undefined): Promise<Response> {
  if (header === undefined || whole.status !== 200) return whole;
  const body = await whole.arrayBuffer();
  const range = readRange(header, body.byteLength);
  const headers = new Headers(whole.headers);
  if (range === undefined) return new Response(body, { headers });
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${body.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${body.byteLength}`);
  headers.set('Content-Length', String(range.end - range.start + 1));
  return new Response(body.slice(range.start, range.end + 1), { status: 206, headers });
}
