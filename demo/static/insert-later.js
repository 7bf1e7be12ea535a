/**
 * Simulates a CMS that adds a part to the page after it loaded, such as the next page of a list: a button with
 * `data-insert="id"` puts the content of the template with that id into its section's stage; one with `data-remove`
 * empties the stage.
 */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-insert], [data-remove]') : null;
  const stage = button?.closest('section')?.querySelector('.state-stage');
  if (!(button instanceof HTMLElement) || !stage) return;
  const template = document.getElementById(button.dataset.insert ?? '');
  if (template instanceof HTMLTemplateElement) stage.append(template.content.cloneNode(true));
  else stage.replaceChildren();
});
