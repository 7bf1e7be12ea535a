import type { HonoRequest } from 'hono';

/**
 * Reads the text fields of a submitted form; files are ignored, and of several fields with the same name the last one
 * counts.
 */
export async function readFields(request: HonoRequest): Promise<Record<string, string | undefined>> {
  const fields = await request.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
