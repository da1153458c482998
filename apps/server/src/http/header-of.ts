import type { Context } from 'hono';
import type { Host } from './actor.ts';

/**
 * One header of a request; '' where it has none. Node has parsed headers already; a Headers object would be created
 * anew.
 */
export function headerOf(c: Context<Host>, name: string): string {
  const value = c.env?.incoming ? c.env.incoming.headers[name] : c.req.header(name);
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
