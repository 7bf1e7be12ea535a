import { createMenu } from '../../../../../core/ui/menu/create-menu.ts';

/** A menu as the server sends it: two columns below the first, one of them two levels down. */
export const MENU = `
<a id="open" data-menu-opener href="#menu">Menu</a>
<div id="menu" data-menu aria-label="Menu">
  <p id="head" data-menu-head>Krant</p>
  <nav id="begin" data-menu-column>
    <a id="sport" href="/sectie/sport/">Sport</a>
    <a id="to-service" href="#service">Service</a>
    <a id="to-main" href="#inhoud">Inhoud</a>
  </nav>
  <nav id="service" data-menu-column><h2>Service</h2>
    <a id="archive" href="/search">Archief</a>
    <a id="to-help" href="#help">Hulp</a>
    <a id="to-self" href="#service">Service</a>
    <a id="to-begin" href="#begin">Begin</a>
  </nav>
  <nav id="help" data-menu-column><a id="mail" href="/contact">Mail</a></nav>
</div>`;

/** Inserts a menu into the document, with its surroundings. */
export function openMenuPage(markup = MENU) {
  document.body.innerHTML = `<div id="hook" data-widget="sidebar-nav">${markup}</div><main id="inhoud" tabindex="-1"></main>`;
  const served = document.body.innerHTML;
  const controller = new AbortController();
  const hook = document.getElementById('hook') as HTMLElement;
  const start = () =>
    createMenu(hook, {
      feature: 'sidebar-nav',
      operation: 'sidebar-nav',
      side: 'start',
      signal: controller.signal,
    });
  return { hook, served, start, leave: () => controller.abort() };
}
