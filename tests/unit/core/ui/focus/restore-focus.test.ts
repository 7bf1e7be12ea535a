// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreFocus } from '../../../../../core/ui/focus/restore-focus.ts';

const byId = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No #${id}.`);
  return element;
};

beforeEach(() => {
  document.body.innerHTML =
    '<button id="before">Menu</button><main id="main"></main><div id="bar"><button id="close">Sluiten</button><button id="more">Meer</button></div><button id="other">Ander</button>';
  // happy-dom lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

describe('the focus in a part that goes away', () => {
  it('goes back to where it was before it came in, however it went about inside', () => {
    const restore = restoreFocus(byId('bar'));
    byId('before').focus();
    byId('close').focus();
    byId('more').focus();
    restore();
    expect(document.activeElement?.id).toBe('before');
  });

  it('goes to main where that has left the page, or cannot have it', () => {
    for (const spoil of [(button: HTMLElement) => button.remove(), hide]) {
      const restore = restoreFocus(byId('bar'));
      byId('other').focus();
      byId('close').focus();
      spoil(byId('other'));
      restore();
      expect(document.activeElement?.id).toBe('main');
      document.body.insertAdjacentHTML('beforeend', '<button id="other">Ander</button>');
    }
  });

  it('goes to main where it came from nowhere', () => {
    const restore = restoreFocus(byId('bar'));
    byId('close').focus();
    restore();
    expect(document.activeElement?.id).toBe('main');
  });

  it('stays where it is outside the part', () => {
    const restore = restoreFocus(byId('bar'));
    byId('close').focus();
    byId('other').focus();
    restore();
    expect(document.activeElement?.id).toBe('other');
  });
});

function hide(button: HTMLElement): void {
  button.inert = true;
  button.setAttribute('inert', '');
  button.removeAttribute('id');
}
