import type { HonoRequest } from 'hono';

/** The text fields of a form that was sent; a file is none, and of several with one name the last counts. */
export async function readFields(request: HonoRequest): Promise<Record<string, string | undefined>> {
  const fields = await request.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
