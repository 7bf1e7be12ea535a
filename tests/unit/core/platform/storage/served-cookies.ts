import type { CookieName } from '../../../../../core/platform/storage/keys.ts';
import { writeCookie } from '../../../../../core/platform/storage/write-cookie.ts';

/** Sets a cookie like the server; the product itself never writes it. */
export function setCookie(name: string, value: string): void {
  writeCookie(name as CookieName, value);
}

/** Removes a cookie. One that expires now would still exist for the rest of the millisecond. */
export function dropCookie(name: string): void {
  writeCookie(name as CookieName, '', { maxAge: -1 });
}
