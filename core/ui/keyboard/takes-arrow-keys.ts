const TAKING =
  'input, textarea, select, audio, video, iframe, object, [contenteditable]:not([contenteditable="false" i]), [role="application"], [role="combobox"], [role="grid"], [role="listbox"], [role="menu"], [role="menubar"], [role="radiogroup"], [role="slider"], [role="spinbutton"], [role="tablist"], [role="textbox"], [role="tree"]';

/**
 * Whether an element, or one around it, handles the arrow keys itself, such as a field or the controls of a video.
 * @param element with the focus
 * @param within only elements inside this one count; by default those of the whole page
 */
export function takesArrowKeys(element: Element, within: Element = document.body): boolean {
  const taking = element.closest(TAKING);
  return taking !== null && taking !== within && within.contains(taking);
}
