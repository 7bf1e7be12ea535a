import { element, newId, type Unmount } from '../dom.ts';
import { texts } from './content.ts';
import { qrCode, qrPath } from './qr.ts';
import {
  excess,
  type ShareProps,
  servicesFor,
  shareAddress,
  shareProps,
  suggestion,
  taggedAddress,
} from './rules.ts';

/** The share panel without a framework. */
export function mount(hook: HTMLElement): Unmount {
  const props = shareProps(hook.dataset);
  const title = newId();
  let panel: HTMLElement | undefined;
  const toggle = () => {
    panel?.remove();
    panel = panel ? undefined : sharePanel(props);
    button.textContent = panel ? texts.close : texts.open;
    button.setAttribute('aria-expanded', String(panel !== undefined));
    if (panel) button.after(panel);
  };
  const button = element('button', { type: 'button', 'aria-expanded': 'false', onclick: toggle }, texts.open);
  hook.replaceChildren(
    element(
      'section',
      { className: 'bench-card', 'data-bench-done': 'share', 'aria-labelledby': title },
      element('h3', { id: title }, props.title),
      button,
      element('small', {}, texts.privacy),
    ),
  );
  return () => hook.replaceChildren();
}

function serviceList(props: ShareProps, message: string): HTMLElement {
  const touch = matchMedia('(pointer: coarse)').matches;
  return element(
    'ul',
    { className: 'bench-services' },
    ...servicesFor(touch).map((service) => {
      const over = excess(service, message);
      return element(
        'li',
        {},
        element(
          'a',
          { href: shareAddress(service, props, message), rel: 'noreferrer' },
          drawing(24, 20, service.icon),
          service.name,
        ),
        over > 0 && element('small', {}, texts.tooLong(service.name, over)),
      );
    }),
  );
}

function sharePanel(props: ShareProps): HTMLElement {
  let turn = 0;
  let list = serviceList(props, suggestion(props, 0));
  const message = element('textarea', { value: suggestion(props, 0), oninput: () => draw() });
  const draw = () => {
    const fresh = serviceList(props, message.value);
    list.replaceWith(fresh);
    list = fresh;
  };
  const another = () => {
    message.value = suggestion(props, ++turn);
    draw();
  };
  const code = element('div', { hidden: true });
  const toggleCode = () => {
    code.hidden = !code.hidden;
    code.replaceChildren(figure(taggedAddress(props.url, 'qr')));
  };
  return element(
    'div',
    {},
    element('label', {}, texts.message, message),
    element('button', { type: 'button', onclick: another }, texts.suggestion),
    list,
    copyLink(taggedAddress(props.url, 'link')),
    element('button', { type: 'button', onclick: toggleCode }, texts.code),
    code,
    element('p', {}, texts.gift),
  );
}

function copyLink(address: string): HTMLElement {
  const output = element('output');
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => output.replaceChildren(texts.copied),
      () => output.replaceChildren(texts.failed),
    );
  };
  return element(
    'p',
    {},
    element('input', { readOnly: true, value: address, 'aria-label': texts.copy }),
    element('button', { type: 'button', onclick: copy }, texts.copy),
    output,
  );
}

function figure(address: string): HTMLElement {
  const modules = qrCode(address);
  const code = drawing(modules.length + 8, 160, qrPath(modules));
  return element('figure', {}, code, element('figcaption', {}, texts.scan));
}

function drawing(grid: number, size: number, path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${grid} ${grid}`);
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String(size));
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}
