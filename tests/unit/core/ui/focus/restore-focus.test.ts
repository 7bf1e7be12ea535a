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
  // happy-dom does not compute layout.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

describe('the focus in a part that is removed', () => {
  it('returns to where it was before the part, however it moved inside', () => {
    const restore = restoreFocus(byId('bar'));
    byId('before').focus();
    byId('close').focus();
    byId('more').focus();
    restore();
    expect(document.activeElement?.id).toBe('before');
  });

  it('moves to main where that has been removed, or is not focusable', () => {
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

  it('moves to main where it had no origin', () => {
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
