/**
 * Keeps the demo bar as the visitor left it, and closes open menus of the header with Escape or a click elsewhere.
 * Everything works without it.
 */
{
  const bar = document.querySelector('.demo-bar');
  const KEY = 'nmt-demo-bar';
  try {
    if (bar && sessionStorage.getItem(KEY) === 'open') bar.open = true;
    bar?.addEventListener('toggle', () => sessionStorage.setItem(KEY, bar.open ? 'open' : ''));
  } catch {
    // Without storage the bar starts closed on every page.
  }

  const menus = [...document.querySelectorAll('.site-header details')];
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) if (!menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    // An open list in the menu closes first.
    if (key !== 'Escape' || defaultPrevented) return;
    for (const menu of menus) {
      if (menu.open && menu.contains(document.activeElement)) menu.querySelector('summary').focus();
      menu.open = false;
    }
  });

  // The editors' changes to a liveblog are made without leaving the page. If the page gets no pushed updates, it is
  // told that the reader has returned, so that it polls at once.
  document.querySelector('[data-demo-liveblog]')?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { target, submitter } = event;
    const body = new URLSearchParams(new FormData(target));
    body.set(submitter.name, submitter.value);
    await fetch(target.getAttribute('action'), { method: 'POST', body, redirect: 'manual' });
    if (document.querySelector('[data-stream-url]')) return;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}
