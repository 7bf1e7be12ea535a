// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fieldsOf, labelOf } from '../../../../../../core/ui/forms/rules/controls.ts';
import { hiddenClass } from '../../../../../../core/ui/hidden/spoken-status.ts';

const nameIn = (markup: string) => {
  document.body.innerHTML = `<form>${markup}</form>`;
  return fieldsOf(document.querySelector('form') as HTMLFormElement).map(labelOf)[0];
};

it.each([
  ['<label>Naam <input name="n"></label>', 'Naam'],
  ['<label>E-mailadres <small>Voor je antwoord.</small><input name="n"></label>', 'E-mailadres'],
  ['<label for="a">Postcode</label><input id="a" name="n">', 'Postcode'],
  [
    `<label><input type="checkbox" name="n"> Ik ga akkoord met de <a href="/v">voorwaarden <span class="${hiddenClass}">(opent in een nieuw tabblad)</span></a></label>`,
    'Ik ga akkoord met de voorwaarden',
  ],
  [
    '<label><input type="checkbox" name="n"> Ik heb de algemene voorwaarden en de privacyverklaring gelezen en ga akkoord</label>',
    'Ik heb de algemene voorwaarden en de privacyverklaring…',
  ],
  [
    '<label><input type="checkbox" name="n" data-short-label="Voorwaarden"> Een lange zin</label>',
    'Voorwaarden',
  ],
  ['<fieldset><legend>Soort</legend><label><input type="radio" name="n"> Krant</label></fieldset>', 'Soort'],
  ['<input name="n">', ''],
])('reads the name of a field for the list of errors: %s', (markup, name) =>
  expect(nameIn(markup)).toBe(name),
);
