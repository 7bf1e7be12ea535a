import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { mergePaywallConfig, type PaywallValues } from '../../../../../../core/domain/paywall/config.ts';
import type { Campaign } from '../../../../../../core/domain/paywall/types.ts';
import { Funnel, type FunnelProps } from '../../../../../../widgets/paywall/paywall/funnel/Funnel.tsx';
import type { FunnelEvent } from '../../../../../../widgets/paywall/paywall/funnel/funnel-event.ts';
import { setLogin, visitedPage } from '../../../../core/user/visitor/reader.ts';
import { backend } from '../../../../support/backend.ts';

/** The answer for a path: JSON, a status, a status with JSON, or the result of a function. */
type Answer =
  | object
  | string
  | number
  | { readonly status: number; readonly json: object }
  | (() => Promise<never>);

/** A call that was made. */
export interface Made {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

/** The conditions of an order, as a service sends them with each product. */
export const CONDITIONS = { price_months: 12, price_after: 5, notice_months: 1 };

const TYPES = [1, 3].map((id) => ({
  id,
  default: id === 1,
  products: [
    {
      id: id * 100,
      label: {
        subscriptionName: id === 1 ? 'Digitaal' : 'Weekend',
        priceWeekly: '4',
        priceWeeklyOriginal: '5',
      },
      period: 12,
      price: 4,
      ...CONDITIONS,
    },
    {
      id: id * 100 + 1,
      label: { subscriptionName: `${id === 1 ? 'Digitaal' : 'Weekend'}, jaar` },
      period: 12,
      price: 3,
      ...CONDITIONS,
    },
  ],
}));

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/paywall-api/api/web/subscription_types/front': TYPES,
};

interface Options extends Partial<Pick<FunnelProps, 'mode' | 'firstStep' | 'firstPodcast'>> {
  readonly config?: PaywallValues;
  readonly answers?: Readonly<Record<string, Answer>>;
  /** The answer of `/login-status`; without it nobody is logged in. */
  readonly login?: object;
  /** The paper's name in the site's configuration. */
  readonly brand?: string;
  /** The country in the site's configuration. */
  readonly country?: string;
}

/** Shows a funnel with a server that gives these answers, and 404 for all other calls. */
export async function showFunnel(
  campaign: Campaign,
  { config = {}, answers = {}, login, brand, country, ...props }: Options = {},
) {
  const made: Made[] = [];
  const all: Record<string, Answer> = { ...ANSWERS, ...answers, ...(login && { '/login-status': login }) };
  setLogin(login ? 'iemand' : undefined);
  backend({
    '*': ({ path, search, init: { method, body, headers } }) => {
      const answer = all[path] ?? 404;
      const sent =
        body instanceof URLSearchParams ? Object.fromEntries(body) : body && JSON.parse(String(body));
      const key = new Headers(headers).get('Idempotency-Key');
      made.push({ method: String(method), path: path + search, body: sent, key });
      if (typeof answer === 'function') return answer();
      if (typeof answer === 'number') return answer;
      const refusal =
        typeof answer === 'object' && 'status' in answer && 'json' in answer ? answer : undefined;
      return Response.json(refusal ? refusal.json : answer, { status: refusal?.status ?? 200 });
    },
  });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const events: FunnelEvent[] = [];
  const done = vi.fn();
  const view = render(
    <Funnel
      campaign={campaign}
      page={visitedPage({ unique: Math.random(), ...(brand && { brand }), ...(country && { country }) })}
      config={mergePaywallConfig(config)}
      headingId="kop"
      onEvent={(event) => events.push(event)}
      onDone={done}
      {...props}
    />,
  );
  await act(() => vi.dynamicImportSettled());
  const button = (name: string) => screen.getByRole('button', { name });
  return {
    ...view,
    made,
    events,
    done,
    assign,
    calls: (path: string) => made.filter((call) => call.path.startsWith(path)),
    field: (name: string) =>
      screen.getByLabelText(name, { exact: false, selector: 'input' }) as HTMLInputElement,
    button,
    async press(name: string) {
      await userEvent.click(button(name));
      await act(() => vi.dynamicImportSettled());
    },
    async fill(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) {
        const input = screen.getByLabelText(name, { exact: false, selector: 'input' });
        await userEvent.clear(input);
        // Pasted as a whole: typing would render the whole form again for each letter.
        if (value) await userEvent.paste(value);
      }
    },
    block: (type: string) => document.querySelector<HTMLElement>(`[data-block="${type}"]`),
    describedBy: (element: Element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
  };
}

/** A person whose values are all valid. */
export const PERSON = { Voorletters: 'ab', Achternaam: 'Jansen', 'E-mailadres': 'a.jansen@post.nl' };
