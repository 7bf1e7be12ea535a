// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { forgetMessages } from '../../../../../core/runtime/log/log.ts';
import articleLinks from '../../../../../widgets/article/article-links/article-links.ts';
import { addUuid, readUuid } from '../../../../../widgets/article/article-links/uuid.ts';
import { backend, setLogin } from '../../../core/user/visitor/reader.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const HOSTS = ['winkel.example', 'winkel.example:8443'];
const BASE = 'https://krant.example/';
const CONFIG = { loginCookie: 'nmt_login', uuidHosts: HOSTS };

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  sessionStorage.clear();
  document.body.replaceChildren();
});

function link(href: string): HTMLElement {
  document.body.innerHTML = '<a data-append-uuid>Winkel</a>';
  const element = document.body.firstElementChild as HTMLElement;
  element.setAttribute('href', href);
  return element;
}

it.each([
  ['https://winkel.example/a?b=1#c', 'https://winkel.example/a?b=1&uuid=anna#c'],
  ['https://winkel.example/?uuid=bert', 'https://winkel.example/?uuid=anna'],
  ['https://winkel.example:8443/', 'https://winkel.example:8443/?uuid=anna'],
  ['https://sub.winkel.example/', undefined],
  ['https://winkel.example.elders.example/', undefined],
  ['https://winkel.example@elders.example/', undefined],
  ['http://winkel.example/', undefined],
  ['javascript:alert("winkel.example")', undefined],
  ['/nieuws/', undefined],
  ['https://', undefined],
])('the link %s becomes %s [article-links-4]', (address, expected) => {
  expect(addUuid(address, 'anna', HOSTS, BASE)).toBe(expected);
});

it('throws for logged-out visitors [article-links-3]', () => {
  expect(() => readUuid({ loggedIn: false })).toThrow('The uuid was read while nobody is logged in.');
  expect(() => readUuid({ loggedIn: true })).toThrow('The login status has no uuid.');
  expect(readUuid({ loggedIn: true, uuid: 'anna' })).toBe('anna');
});

it('adds the uuid of the reader to a marked link, and takes it away again [article-links-4]', async () => {
  setLogin('1');
  backend({ permissions: [], uuid: 'anna' });
  const { hook, leave } = await mount(articleLinks, link('https://winkel.example/'), {
    config: { ...CONFIG },
  });
  expect(hook.getAttribute('href')).toBe('https://winkel.example/?uuid=anna');
  leave();
  expect(hook.getAttribute('href')).toBe('https://winkel.example/');
});

it('fails where nobody is logged in, and leaves the link as it is [article-links-3]', async () => {
  setLogin(undefined);
  const hook = link('https://winkel.example/');
  await expect(mount(articleLinks, hook, { config: { ...CONFIG } })).rejects.toThrow('nobody is logged in');
  expect(hook.getAttribute('href')).toBe('https://winkel.example/');
});

it('sends it to no other host, and logs it without the address [article-links-4]', async () => {
  forgetMessages();
  setLogin('1');
  backend({ permissions: [], uuid: 'anna' });
  const { hook } = await mount(articleLinks, link('https://elders.example/geheim'), {
    config: { ...CONFIG },
  });
  expect(hook.getAttribute('href')).toBe('https://elders.example/geheim');
  const calls = logged(/^warn/);
  expect(calls).toHaveLength(1);
  expect(JSON.stringify(calls)).not.toMatch(/anna|geheim/);
});
