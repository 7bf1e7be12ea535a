import type { JSHandle, Page } from 'playwright/test';

/**
 * Finds controls that lose their meaning in forced colours, which remove backgrounds and give all borders the same
 * colour: each state is toggled briefly in normal and in forced colours, and the appearance of the control and its
 * surroundings is compared.
 * @returns the buttons and links that look like buttons by their background alone, and the controls whose state
 * (pressed or not, selected or not, current or not) is only visible in normal colours
 */
export async function lostInForcedColors(page: Page): Promise<{ shapes: string[]; states: string[] }> {
  const buttons = await page.evaluateHandle(() =>
    [...document.querySelectorAll('a,button,summary,[role="button"],[role="tab"]')].filter((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isVisible && !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    }),
  );
  const shown = await page.evaluateHandle(statesThatShow, [STATES, undefined] as const);
  await page.emulateMedia({ forcedColors: 'active' });
  const shapes = await withoutShape(buttons);
  const states = await page.evaluate(
    ([before, now]) =>
      [...before]
        .filter((element) => element.isConnected && !now.has(element))
        .map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 160)),
    [shown, await page.evaluateHandle(statesThatShow, [STATES, shown] as const)] as const,
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return { shapes, states };
}

function withoutShape(buttons: JSHandle<Element[]>): Promise<string[]> {
  return buttons.evaluate((elements) => {
    const isEdged = (style: CSSStyleDeclaration) =>
      (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) >= 1) ||
      (style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) >= 1) ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1);
    const hasShape = (element: Element) => {
      const style = getComputedStyle(element);
      const parts = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part));
      return (
        parts.some(isEdged) ||
        [...element.children].some((child) => isEdged(getComputedStyle(child))) ||
        style.textDecorationLine.includes('underline') ||
        style.forcedColorAdjust === 'none'
      );
    };
    return elements
      .filter((element) => element.isConnected && !hasShape(element))
      .map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 160));
  });
}

/** The state attributes of controls that are not inputs. */
const STATES = 'aria-pressed,aria-selected,aria-checked,aria-current,aria-expanded';

/**
 * Runs in the page.
 * @returns the controls whose state is visible, of all or of some
 */
function statesThatShow([states, some]: readonly [string, Set<Element> | undefined]): Set<Element> {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
  const sides = ['top', 'right', 'bottom', 'left'];
  const looks = [
    ...['display', 'visibility', 'opacity', 'color', 'background-color', 'background-image', 'content'],
    ...[
      'text-decoration-line',
      'text-decoration-thickness',
      'font-weight',
      'transform',
      'rotate',
      'scale',
      'translate',
    ],
    ...['fill', 'stroke', 'inset-inline-start', 'width', 'height', 'clip-path'],
  ];
  // In forced colours two lines of the same width look alike, unless one has the page's background colour.
  const isForced = matchMedia('(forced-colors: active)').matches;
  document.body.style.outlineColor = 'Canvas';
  const canvas = getComputedStyle(document.body).outlineColor;
  document.body.style.outlineColor = '';
  const lookOf = (element: Element) => {
    const parts = [element, ...element.querySelectorAll('*')];
    return parts
      .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => {
        const edges = ['outline', ...sides.map((side) => `border-${side}`)].map((edge) => {
          const [line, width, colour] = ['style', 'width', 'color'].map((name) =>
            style.getPropertyValue(`${edge}-${name}`),
          );
          if (line === 'none' || width === '0px') return '';
          return `${line} ${width} ${isForced ? colour === canvas : colour}`;
        });
        return [...looks.map((name) => style.getPropertyValue(name)), ...edges].join(';');
      })
      .join('\n');
  };
  const showing = new Set<Element>();
  const usual = new Map<Element, string>();
  const compare = (element: Element, flip: () => () => void) => {
    if (some && !some.has(element)) return;
    const around = element.parentElement ?? element;
    const before = usual.get(around) ?? lookOf(around);
    usual.set(around, before);
    const restore = flip();
    if (lookOf(around) !== before) showing.add(element);
    restore();
  };
  const names = states.split(',');
  for (const name of names) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!element.checkVisibility()) continue;
      const value = element.getAttribute(name) ?? '';
      compare(element, () => {
        element.setAttribute(name, value === 'false' ? 'true' : 'false');
        return () => element.setAttribute(name, value);
      });
    }
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('[type="checkbox"],[type="radio"]')) {
    const { name, checked } = input;
    const group = document.querySelectorAll<HTMLInputElement>(`[type="radio"][name="${CSS.escape(name)}"]`);
    const chosen = [...group].find((other) => other.checked && other.form === input.form);
    compare(input, () => {
      input.checked = !checked;
      return () => {
        input.checked = checked;
        if (chosen) chosen.checked = true;
      };
    });
  }
  document.adoptedStyleSheets.pop();
  return showing;
}
