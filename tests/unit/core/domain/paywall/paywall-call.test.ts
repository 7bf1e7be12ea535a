// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { paywallCall } from '../../../../../core/domain/paywall/paywall-call.ts';

it.each([
  ['', ''],
  ['/', ''],
  ['https://pay.example', 'https://pay.example'],
  ['https://pay.example/', 'https://pay.example'],
  ['https://pay.example/v2/', 'https://pay.example/v2'],
])(
  'puts %j before the paths of calls as %j, because those begin with a slash [paywall-config-4]',
  (apiBase, base) => {
    const page = { staticPath: '', config: {} };
    expect(paywallCall(page, { apiBase, requestTimeoutMs: 3000 })).toMatchObject({
      apiBase: base,
      timeout: 3000,
    });
  },
);
