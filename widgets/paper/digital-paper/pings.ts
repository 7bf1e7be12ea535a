import { ping } from '../../../core/platform/http/ping.ts';

/**
 * Reports that the visitor reads a digital edition, by requesting an image: GET `/papi/user/ping` [digital-paper-9].
 * @param hash the page number in the address; empty for the overview
 */
export function pingReading(hash: string): void {
  ping('/papi/user/ping', { hash });
}

/**
 * Reports that the visitor has opened an issue, by requesting an image: GET `/papi/api/v2/user/me/stats/issue-opened`
 * [digital-paper-9].
 * @param code the publication code, such as `NH`
 * @param day in the form yyyy-mm-dd
 */
export function pingIssueOpened(code: string, day: string): void {
  ping('/papi/api/v2/user/me/stats/issue-opened', { pub_code: code, pub_date: day });
}
