/** A radio button as sent by the server. */
export const book = (value: string, name: string, more = '') =>
  `<label><input type="radio" name="book" value="${value}" required data-name="${name}" data-author="Schrijver" data-info="Over water." data-image="/static/${value}.webp" ${more}>${name}</label>`;

const confirm =
  '<dialog data-ebook-modal="confirm" aria-label="Is dit jouw boek?"><div><header data-modal-head><h2>Is dit jouw boek?</h2></header><div data-modal-content><div data-ebook-image></div><b data-ebook-name></b><i data-ebook-author></i><p data-ebook-info></p></div><div data-modal-footer><a data-ebook-download href="/ebook/">Download</a></div></div></dialog>';

const thanks = (form: string) =>
  `<dialog data-ebook-modal="thanks" aria-label="Veel leesplezier"><div><header data-modal-head><h2>Veel leesplezier</h2></header><div data-modal-content><b data-ebook-name></b>${form}</div></div></dialog>`;

const newsletter =
  '<form><label><input type="checkbox" required>Ja, graag</label><button>Schrijf me in</button></form>';

interface Served {
  readonly books?: readonly string[];
  /** The visible panel. */
  readonly panel?: string;
  readonly disabled?: boolean;
  readonly modals?: string;
  readonly attributes?: string;
}

export const MODALS = {
  confirm,
  thanks: thanks(newsletter),
  both: confirm + thanks(newsletter),
  plain: confirm + thanks(''),
};

/** The hook as the server sends it, with the page's header. */
export function served(options: Served = {}): string {
  const {
    books = [book('pont', 'De laatste pont'), book('dijk & zee', 'Onder de dijk')],
    panel: shown = 'choose',
    disabled = false,
    modals = MODALS.both,
    attributes = 'data-newsletter-code="nrcboeken" data-newsletter-name="Boeken"',
  } = options;
  const panel = (name: string, content: string) =>
    `<div data-ebook-panel="${name}"${name === shown ? '' : ' hidden'}>${content}</div>`;
  return `<header data-widget="ebook-header" data-permissions="nrc-ebook"></header><section data-widget="ebook-select" ${attributes}><form action="/ebook/download/"><fieldset${disabled ? ' disabled' : ''}><legend>Kies jouw boek</legend>${books.join('')}</fieldset><div data-ebook-panels>${panel('choose', '<p data-ebook-hint>Kies maar.</p><button>Kies dit boek</button>')}${panel('locked', '<b data-ebook-name></b><div data-ebook-image></div><a data-ebook-download href="/ebook/">Download opnieuw</a>')}${panel('upgrade', '<a href="/abonnementen/#plus">Upgrade</a>')}${panel('join', '<a href="/abonnementen/">Abonneren</a><a href="/login/">Inloggen</a>')}</div></form>${modals}</section>`;
}
