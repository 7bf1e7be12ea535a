// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '../../../../../../core/domain/paywall/types.ts';
import { readRichText } from '../../../../../../core/platform/html/rich-text.ts';
import { headingOf } from '../../../../../../widgets/paywall/paywall/funnel/blocks/Blocks.tsx';
import { momentOf } from '../../../../../../widgets/paywall/paywall/funnel/blocks/moment-of.ts';
import { withFirst } from '../../../../../../widgets/paywall/paywall/funnel/blocks/PodcastBlock.tsx';
import { logged } from '../../../../support/logged.ts';
import { block, campaign, step } from './campaigns.ts';
import { showFunnel } from './show-funnel.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const rich = (type: string, header: string, text: string, image = ''): Block => ({
  type,
  content: { header: readRichText(header), text: readRichText(text), image },
});
const show = (blocks: Block[], more = {}, options = {}) =>
  showFunnel(campaign([step([], { blocks, ...more })]), options);

describe('the blocks of a step', () => {
  it('are in the order of the campaign; an unknown one is skipped with a warning [funnel-blocks-2]', async () => {
    await show([block('text', 'A'), block('onbekend', 'X'), block('header', 'B'), block('usps', 'C')]);
    expect(
      [...document.querySelectorAll('[data-block]')].map((node) => node.getAttribute('data-block')),
    ).toEqual(['text', 'header', 'usps']);
    expect(logged(/^warn/).join()).toContain('"onbekend"');
    expect(screen.queryByText('X')).toBeNull();
  });

  it('have one heading that names the step [funnel-blocks-4]', async () => {
    await show([block('text', 'Waarom'), rich('header', '<em>Lees alles</em>', 'Voor een euro')]);
    const heading = screen.getByRole('heading', { level: 2 });
    expect([heading.id, heading.textContent]).toEqual(['kop', 'Lees alles']);
    expect(screen.getByText('Voor een euro').parentElement?.tagName).toBe('P');
    expect(headingOf([block('usps'), block('banner', 'B')])).toBe(1);
    expect(headingOf([block('usps')])).toBe(-1);
  });

  it('name a step without any header by its number [funnel-flow-14]', async () => {
    await showFunnel(campaign([step(['usps']), step(['text'])]));
    expect(screen.getByRole('heading', { level: 2, name: 'Stap 1 van 2' }).id).toBe('kop');
  });

  it('lead to the activation link, with a button only where there is one [funnel-blocks-3, funnel-flow-4]', async () => {
    await show([block('activate', 'Klaar', 'Druk')], { buttonType: 'none' });
    expect(screen.queryByRole('link', { name: 'Activeren' })).toBeNull();
    cleanup();
    sessionStorage.setItem('nmt_activation_link', 'https://elders.example/x');
    await show([block('activate', 'Klaar')]);
    expect(screen.queryByRole('link', { name: 'Activeren' })).toBeNull();
    cleanup();
    sessionStorage.setItem('nmt_activation_link', '/activeer/1');
    const { press, assign } = await show([block('activate', 'Klaar')]);
    expect(screen.getByRole('link', { name: 'Activeren' }).getAttribute('href')).toMatch(/\/activeer\/1$/);
    await press('Verder');
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/activeer\/1$/));
  });

  it('show an image lazily, with the header as its words [funnel-blocks-5]', async () => {
    await show([
      {
        ...block('image', 'De pont'),
        content: { ...block('image', 'De pont').content, image: '/pont.webp' },
      },
    ]);
    const image = screen.getByRole('img', { name: 'De pont' });
    expect([image.getAttribute('loading'), image.getAttribute('src')]).toEqual(['lazy', '/pont.webp']);
    cleanup();
    await show([{ type: 'image', content: { header: [], text: [], image: '/x.webp' } }]);
    const second = document.querySelector('[data-block="image"] img') as HTMLImageElement;
    expect(second.getAttribute('alt')).toBe('');
    // An image that does not load is hidden.
    fireEvent.error(second);
    expect(second.hidden).toBe(true);
  });

  it('show formatted text [funnel-blocks-13]', async () => {
    await show([
      rich('text', 'Waarom', '<p>Omdat <strong>goed</strong> werk tijd kost.</p><script>x</script>'),
    ]);
    expect(screen.getByText('goed').tagName).toBe('STRONG');
    expect(document.querySelector('[data-block="text"]')?.innerHTML).not.toContain('script');
  });

  it('show moments in order, the first being now [funnel-blocks-14, funnel-blocks-15]', async () => {
    await show([
      rich(
        'timeline',
        'Zo gaat het',
        '<ul><li>Vandaag: je begint</li><li><b>Morgen</b> je leest</li><li>Ooit</li></ul>',
      ),
    ]);
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first?.getAttribute('aria-current')).toBe('step');
    expect(second?.getAttribute('aria-current')).toBeNull();
    expect(
      within(first as HTMLElement)
        .getByText('Vandaag')
        .closest('strong'),
    ).not.toBeNull();
    expect(
      within(second as HTMLElement)
        .getByText('Morgen')
        .closest('strong'),
    ).not.toBeNull();
    expect(third?.textContent?.trim()).toBe('Ooit');
    for (const item of [first, second]) expect(item?.querySelector('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(momentOf(['Over 4 weken – je beslist'])).toEqual({ when: ['Over 4 weken'], what: ['je beslist'] });
  });

  it('list the advantages with checkmarks, or in a paragraph [funnel-blocks-20, funnel-blocks-21]', async () => {
    await show([rich('usps', 'Wat je krijgt', '<ul><li>Alles</li><li>Meer</li></ul>')]);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Alles', 'Meer']);
    expect(document.querySelectorAll('[data-block="usps"] svg[aria-hidden="true"]')).toHaveLength(2);
    cleanup();
    await show([block('usps', 'Wat je krijgt', 'Alles en meer')]);
    expect(screen.getByText('Alles en meer').parentElement?.tagName).toBe('P');
    expect(document.querySelector('[data-block="usps"] svg')).toBeNull();
  });

  it('show a banner named by its header [funnel-blocks-25]', async () => {
    await show([block('header', 'Kop'), block('banner', 'Deze week', 'Een euro')]);
    expect(screen.getByRole('region', { name: 'Deze week' }).textContent).toContain('Een euro');
  });

  it('load podcasts with three or five covers, and leave the row out without any [funnel-blocks-7, funnel-blocks-8, funnel-blocks-9]', async () => {
    const shows = ['Vandaag', 'Haagse kamers', 'Orakel'].map((name) => ({
      slug: name.toLowerCase(),
      name,
      image: `/${name}.webp`,
    }));
    const wide = (isWide: boolean) =>
      vi.stubGlobal('matchMedia', () => ({
        matches: isWide,
        addEventListener: () => {},
        removeEventListener: () => {},
      }));
    for (const [isWide, count] of [
      [true, '5'],
      [false, '3'],
    ] as const) {
      wide(isWide);
      const { made } = await show(
        [block('podcastcarousel', 'Podcasts')],
        {},
        { answers: { '/data/podcast/shows': [...shows, { name: 'kapot' }] }, firstPodcast: 'orakel' },
      );
      await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3));
      expect(made.map(({ path }) => path)).toContain('/data/podcast/shows?limit=99');
      expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
        ['orakel', 'vandaag', 'haagse kamers'].map((slug) => shows.find((one) => one.slug === slug)?.name),
      );
      expect(
        document.querySelector<HTMLElement>('[data-slider-track]')?.style.getPropertyValue('--wide'),
      ).toBe(count);
      expect(screen.getByRole('button', { name: 'Vorige' })).toBeDefined();
      expect(screen.getByRole('button', { name: 'Volgende' })).toBeDefined();
      cleanup();
    }
    for (const answer of [500, []]) {
      const { block: found } = await show(
        [block('podcastcarousel', 'Podcasts')],
        {},
        { answers: { '/data/podcast/shows': answer } },
      );
      await waitFor(() => expect(found('podcastcarousel')).toBeNull());
      expect(screen.getByRole('heading', { level: 2, name: 'Stap 1 van 1' }).id).toBe('kop');
      cleanup();
    }
    expect(withFirst([], 'x')).toEqual([]);
    logged('error nmt funnel: The podcasts could not be loaded; their row is left out.');
  });

  it('show the logged-in account, or a login link [funnel-blocks-23, login-lines-1, login-lines-2, login-lines-3, login-lines-5]', async () => {
    history.replaceState(null, '', '/nieuws/a?x=1&email=a%40post.nl&gaa_at=1#deel');
    await show([block('login', '', 'Lees je al mee?')]);
    expect(await screen.findByText('Al abonnee?', { exact: false })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe(
      `/login/?return_to=${encodeURIComponent('/nieuws/a?x=1#deel')}`,
    );
    cleanup();
    const status = { permissions: [], emailAddress: 'a<b>@post.nl', username: 'Aagje' };
    await show([block('login')], {}, { login: status });
    await waitFor(() =>
      expect(document.body.textContent).toContain('Je bent ingelogd als a<b>@post.nl. Uitloggen'),
    );
    expect(screen.getByRole('link', { name: 'Uitloggen' }).getAttribute('href')).toBe('/logout/');
    expect(screen.queryByRole('link', { name: 'Inloggen' })).toBeNull();
    history.replaceState(null, '', '/');
  });

  it('fall back on the name, and on nobody where the status fails [login-lines-4, login-lines-5, login-lines-6]', async () => {
    sessionStorage.clear();
    await show(
      [block('login')],
      {},
      { login: { permissions: [], username: 'Aagje', accountCreated: 1, subscriptionCreated: 1 } },
    );
    await waitFor(() => expect(document.body.textContent).toContain('Je bent ingelogd als Aagje.'));
    cleanup();
    sessionStorage.clear();
    await show([block('login')], {}, { login: 403 as unknown as object });
    expect(await screen.findByRole('link', { name: 'Inloggen' })).toBeDefined();
    logged('warn nmt visitor: The login status is not known: HttpError: GET');
  });

  it('show a login link after a session has ended [funnel-blocks-24]', async () => {
    await show([block('login-again')]);
    expect(screen.getByText('Log opnieuw in om verder te gaan.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Opnieuw inloggen' }).getAttribute('href')).toContain(
      '/login/?return_to=',
    );
  });

  it('are hidden where a funnel has only a login', async () => {
    await showFunnel(campaign([step(['mollie'])]), { mode: 'login-only' });
    expect(screen.getByRole('heading', { name: 'Log in om verder te lezen.' }).id).toBe('kop');
    expect(screen.getByRole('link', { name: 'Inloggen' })).toBeDefined();
    expect(document.querySelectorAll('[data-block]')).toHaveLength(1);
  });
});

describe('the button of a step', () => {
  it.each([
    ['standard', '', 'button', 'Verder'],
    ['standard', 'Doe mee', 'button', 'Doe mee'],
    ['summary', '', 'button', 'Verder'],
    ['redirect', '', 'link', 'Abonneren'],
    ['redirect', 'Word lid', 'link', 'Word lid'],
  ] as const)(
    '%s with label %j is a %s "%s" [funnel-buttons-1, funnel-buttons-4, funnel-buttons-5]',
    async (buttonType, buttonLabel, role, name) => {
      await show([block('header', 'Kop')], { buttonType, buttonLabel, redirectUrl: '/abonneren' });
      expect(screen.getByRole(role, { name })).toBeDefined();
    },
  );

  it('submits its step, and no form of the page around the wall [funnel-buttons-4]', async () => {
    const { button } = await show([block('header', 'Kop')]);
    expect(button('Verder').getAttribute('type')).toBe('submit');
    // The default action of the click would submit the form.
    expect(fireEvent.click(button('Verder'))).toBe(false);
  });

  it('is not there, and has no payoff, with type none [funnel-buttons-7]', async () => {
    await show([block('header', 'Kop')], { buttonType: 'none', buttonPayoff: 'Opzeggen kan altijd' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Opzeggen kan altijd')).toBeNull();
  });

  it('has the payoff of the step above it and its own below, tied to it [funnel-buttons-8]', async () => {
    const { describedBy, button } = await show([block('header', 'Kop')], {
      payoff: 'Nergens aan vast',
      buttonPayoff: 'Opzeggen kan',
    });
    const found = button('Verder');
    expect(describedBy(found)).toBe('Opzeggen kan');
    const above = screen.getByText('Nergens aan vast');
    expect(above.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('leads to the subscription site where the campaign names no address [funnel-buttons-2, funnel-buttons-3]', async () => {
    await show(
      [block('header', 'Kop')],
      { buttonType: 'redirect' },
      { config: { subscriptionSiteUrl: 'https://abonneren.example/nu' } },
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://abonneren.example/nu');
    cleanup();
    await show([block('header', 'Kop')], { buttonType: 'redirect' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(logged(/^warn/).join()).toContain('leads nowhere');
  });

  it.each([
    'javascript:alert(1)',
    '//elders.example',
    'https://elders.example/',
    '\\\\elders.example',
    'data:text/html,x',
  ])('does not lead to %s [funnel-buttons-9]', async (redirectUrl) => {
    await show(
      [block('header', 'Kop')],
      { buttonType: 'redirect', redirectUrl },
      { config: { subscriptionSiteUrl: 'https://abonneren.example/nu' } },
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://abonneren.example/nu');
    expect(logged(/^error/).join()).toContain('redirectUrl');
  });

  it.each([
    ['https://elders.example/', 'https://elders.example/'],
    ['/hier', '/hier'],
    ['javascript:alert(1)', null],
    ['http://elders.example/', null],
  ])('leads from a banner on trial to %s: %s [paywall-test-page-5]', async (redirectUrl, href) => {
    const tried = campaign([step(['header'], { buttonType: 'redirect', redirectUrl })]);
    await showFunnel({ ...tried, funnel: { ...tried.funnel, leadsAnywhere: true } });
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
    if (href === null) expect(logged(/^(error|warn)/).join()).toContain('leads nowhere');
  });
});

describe('going through the steps', () => {
  const three = campaign([
    step([], { blocks: [block('header', 'Een')] }),
    step([], { blocks: [block('header', 'Twee')] }),
    step([], { blocks: [block('header', 'Drie')] }),
  ]);

  it('takes the focus to the heading and names the step [funnel-flow-13, funnel-flow-14]', async () => {
    const { press, events, done } = await showFunnel(three);
    expect(screen.queryByRole('button', { name: 'Terug' })).toBeNull();
    await press('Verder');
    expect(document.activeElement?.textContent).toBe('Twee');
    expect(screen.getByText('Stap 2 van 3').getAttribute('role')).toBe('status');
    await press('Terug');
    expect(document.activeElement?.textContent).toBe('Een');
    for (let times = 0; times < 3; times += 1) await press('Verder');
    expect(done).toHaveBeenCalledOnce();
    expect(events.map((event) => event.type === 'step' && event.step)).toEqual([2, 1, 2, 3]);
  });

  it('begins at the step in the address [funnel-flow-9, funnel-flow-10]', async () => {
    await showFunnel(three, { firstStep: 2 });
    expect(screen.getByRole('heading', { name: 'Twee' })).toBeDefined();
    await act(async () => {});
    expect(document.activeElement).toBe(document.body);
  });
});
