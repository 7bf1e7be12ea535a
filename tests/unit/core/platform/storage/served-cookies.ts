import type { CookieName } from '../../../../../core/platform/storage/keys.ts';
import { writeCookie } from '../../../../../core/platform/storage/write-cookie.ts';

/** Sets a cookie as the server does, which the product itself never writes. */
export function setCookie(name: string, value: string): void {
  writeCookie(name as CookieName, value);
}

/** Removes a cookie. One that ends now would still be there for the rest of the millisecond. */
export function dropCookie(name: string): void {
  writeCookie(name as CookieName, '', { maxAge: -1 });
}
