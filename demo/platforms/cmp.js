/**
 * A consent platform made of the IAB's own code (`@iabtechlabtcf/cmpapi`, `core`), with its form on the demo's page.
 * `?cmp=` selects its behaviour: `late` loads when the visitor presses a button, `never` never loads, `elsewhere`
 * reports that the GDPR does not apply, `malformed` has stored an invalid TC string. The visitor's TC string is stored
 * for the tab.
 */
import { CmpApi } from '@iabtechlabtcf/cmpapi';
import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import { VENDOR_LIST } from '../../fixtures/third-parties/consent/vendor-list.ts';

const CMP = { id: 31, version: 1 };
const KEPT = 'demo_tc_string';
const form = document.querySelector('[data-cmp]');
const status = form.querySelector('[role="status"]');
const mode = new URLSearchParams(location.search).get('cmp');

function start() {
  const api = new CmpApi(CMP.id, CMP.version, true);
  const kept = mode === 'malformed' ? 'geen-tc-string' : sessionStorage.getItem(KEPT);
  const show = (text) => {
    api.update(text, true);
    status.textContent = 'Het platform vraagt het.';
  };
  const decide = (isGranted) => {
    const text = encode(isGranted);
    sessionStorage.setItem(KEPT, text);
    // Closing the platform's own dialog: `cmpuishown` is followed by `useractioncomplete`.
    api.update(text, false);
    status.textContent = 'Het platform heeft een keuze.';
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = event.submitter;
    const chosen = new FormData(form).getAll('purpose').map(Number);
    decide((purpose) => value === 'all' || (value === 'some' && chosen.includes(purpose)));
  });
  window.nmt ??= [];
  window.nmt.push((nmt) => nmt.on('consent:settings-requested', () => form.querySelector('input').focus()));
  try {
    if (mode === 'elsewhere') api.update(null);
    else if (kept === null) show('');
    else api.update(kept, false);
  } catch (cause) {
    status.textContent = `Het platform is stuk: ${cause.name}.`;
  }
}

/** @param isGranted whether a purpose of the framework is granted; vendors follow purpose 1 */
function encode(isGranted) {
  const model = new TCModel(new GVL(VENDOR_LIST));
  model.cmpId = CMP.id;
  model.cmpVersion = CMP.version;
  model.isServiceSpecific = true;
  const purposes = Object.keys(VENDOR_LIST.purposes).map(Number).filter(isGranted);
  const vendors = isGranted(1) ? Object.keys(VENDOR_LIST.vendors).map(Number) : [];
  model.purposeConsents.set(purposes);
  model.purposeLegitimateInterests.set(purposes.filter((purpose) => ![1, 3, 4, 5, 6].includes(purpose)));
  model.vendorConsents.set(vendors);
  model.vendorLegitimateInterests.set(vendors);
  // TCF 2.3: the vendors that the form discloses.
  model.vendorsDisclosed.set(Object.keys(VENDOR_LIST.vendors).map(Number));
  return TCString.encode(model);
}

if (mode === 'late')
  document.querySelector('[data-cmp-start]').addEventListener('click', start, { once: true });
else if (mode !== 'never') start();
