import { describe, expect, it } from 'vitest';
import { attributes, html, json, trusted } from '../../../demo/server/html.ts';

describe('html', () => {
  it('escapes text, also in attributes', () => {
    expect(html`<a title="${'"><script>'}">${"<b>&'"}</a>`.text).toBe(
      '<a title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;&#39;</a>',
    );
  });

  it('leaves markup as it is and escapes it only once', () => {
    const inner = html`<b>${'<i>'}</b>`;
    expect(html`<p>${inner}${trusted('<hr>')}</p>`.text).toBe('<p><b>&lt;i&gt;</b><hr></p>');
  });

  it('joins lists and leaves nothing for false, null and undefined', () => {
    expect(html`${['<', html`<br>`]}${false}${null}${undefined}${0}`.text).toBe('&lt;<br>0');
  });

  it('writes attributes with escaped values and drops missing ones', () => {
    const values = { 'data-a': '"x"', hidden: true, title: undefined, lang: null, open: false, 'data-n': 0 };
    expect(html`<p${attributes(values)}>`.text).toBe('<p data-a="&quot;x&quot;" hidden data-n="0">');
  });

  it('writes JSON that cannot close its script element', () => {
    const text = json({ a: '</script><!--' }).text;
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ a: '</script><!--' });
  });
});
