// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isAppView, readFacts } from '../../../../../core/runtime/page/facts.ts';

const window$ = window as unknown as { happyDOM: { setURL: (address: string) => void } };

beforeEach(() => {
  window$.happyDOM.setURL('https://krant.example/');
  document.head.innerHTML = '';
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name];
});

const configure = (text: string) => {
  const script = document.createElement('script');
  script.id = 'site-config';
  script.type = 'application/json';
  script.textContent = text;
  document.head.replaceChildren(script);
};

describe('the facts of a page', () => {
  it('are those of body and address [page-metadata-1]', () => {
    document.body.dataset.pageType = 'article';
    document.body.dataset.articleType = 'liveblog';
    window$.happyDOM.setURL('https://krant.example/nieuws/2026/03/29/titel-a12/appview?from=app#foto=2');
    expect(readFacts('r7')).toEqual({
      pageType: 'article',
      articleType: 'liveblog',
      query: '?from=app',
      hash: '#foto=2',
      appView: true,
      loggedIn: false,
      release: 'r7',
      editorTools: false,
      config: {},
    });
  });

  it('are empty on a page without any', () => {
    expect(readFacts()).toMatchObject({ pageType: '', articleType: '', query: '', hash: '', appView: false });
  });

  it('are those of the configuration where the body has none [page-metadata-1]', () => {
    configure('{"page": {"type": "article", "articleType": "liveblog", "articleId": 12}}');
    expect(readFacts()).toMatchObject({ pageType: 'article', articleType: 'liveblog' });
    expect(document.body.dataset).toMatchObject({ pageType: 'article', articleId: '12' });
    document.body.dataset.pageType = 'index';
    expect(readFacts().pageType).toBe('index');
  });

  it('keep the configuration if one of its facts has a name that no attribute can have', () => {
    configure('{"page": {"type": "article", "no-name": 1}, "editorTools": true}');
    expect(readFacts()).toMatchObject({ pageType: 'article', editorTools: true });
  });

  it('have the hint of a login from a cookie, whose name the site may choose', () => {
    vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('a=1; nmt_login=1; andere=2');
    expect(readFacts().loggedIn).toBe(true);
    configure('{"loginCookie": "andere"}');
    expect(readFacts().loggedIn).toBe(true);
    configure('{"loginCookie": "geen"}');
    expect(readFacts().loggedIn).toBe(false);
  });

  it('recognise an editor only where the site’s flag is true [loader-7, loader-13]', () => {
    configure('{"editorTools": true}');
    expect(readFacts().editorTools).toBe(true);
    for (const value of ['"true"', '1', 'false', 'null', '{}']) {
      configure(`{"editorTools": ${value}}`);
      expect(readFacts().editorTools).toBe(false);
    }
  });

  it.each(['', '{', 'null', 'false', '0', '""', '<!-- -->'])(
    'have no config where its block holds %j [loader-13]',
    (text) => {
      configure(text);
      expect(readFacts().config).toEqual({});
    },
  );

  it.each(['[]', '"tekst"', '7'])(
    'are the same where the block holds %s, which has no keys [loader-13]',
    (text) => {
      configure(text);
      expect(readFacts()).toMatchObject({ loggedIn: false, editorTools: false });
    },
  );

  it('do without cookies where those are blocked', () => {
    vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readFacts().loggedIn).toBe(false);
  });
});

describe('the in-app view [app-view-1, topics-data-7]', () => {
  it.each([
    '/play/appview',
    '/play/appview/',
    '/nieuws/2026/03/29/titel-a4123456/appview',
    '/nieuws/2026/03/29/titel-a4123456/appview/',
    '/onderwerp/openbaar-vervoer/appview',
  ])('is %s', (path) => {
    expect(isAppView(path)).toBe(true);
  });

  it.each([
    '/',
    '/appview',
    '/play/',
    '/play/appview/meer',
    '/spelen/play/appview',
    '/sectie/appview',
    '/onderwerp/appview',
    '/onderwerp/klimaat/meer/appview',
    '/nieuws/2026/03/29/titel-a4123456',
    '/nieuws/2026/03/29/titel-a4123456/appviews',
    '/nieuws/2026/03/29/titel/appview',
    '/nieuws/2026/03/29/titel-a/appview',
    '/nieuws/2026/03/29/appview-a4123456',
  ])('is not %s', (path) => {
    expect(isAppView(path)).toBe(false);
  });
});
