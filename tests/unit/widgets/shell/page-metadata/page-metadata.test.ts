// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import pageMetadata from '../../../../../widgets/shell/page-metadata/page-metadata.ts';
import { leaveAll, mount } from '../../support/mount.ts';

let info: MockInstance<typeof console.info>;

beforeEach(() => {
  info = vi.spyOn(console, 'info').mockImplementation(() => {});
  document.body.dataset.articleId = '4101';
});

afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  location.hash = '';
});

const visit = (hash: string) => {
  location.hash = hash;
  window.dispatchEvent(new Event('hashchange'));
};

it('prints attributes, categories and structured data with #debug=pagemetadata [page-metadata-7, loader-15]', async () => {
  const data = document.createElement('script');
  data.type = 'application/ld+json';
  data.textContent = '{"headline":"De titel"}';
  document.head.append(data);
  location.hash = '#debug=pagemetadata';
  await mount(pageMetadata, document.head, { query: '?gift_token=geheim' });
  expect(info).toHaveBeenCalledOnce();
  expect(info.mock.calls[0]?.[0]).toBe('nmt debug pagemetadata:');
  expect(info.mock.calls[0]?.[1]).toMatchObject({
    pageType: 'article',
    articleId: '4101',
    categories: [],
    structuredData: { headline: 'De titel' },
  });
  expect(JSON.stringify(info.mock.calls)).not.toContain('geheim');
});

it('prints nothing for another switch, follows the hash, and ends with its hook [page-metadata-7]', async () => {
  location.hash = '#debug=consent';
  const { leave } = await mount(pageMetadata, document.head);
  expect(info).not.toHaveBeenCalled();
  visit('#debug=pagemetadata');
  expect(info).toHaveBeenCalledOnce();
  leave();
  visit('#debug=pagemetadata&a');
  expect(info).toHaveBeenCalledOnce();
});
