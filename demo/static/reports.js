/** Shows what the services behind `reports` and Reporting-Endpoints received from this browser, as it arrives. */
const EVERY = 1000;
const shown = { '/data/reports': 0, '/data/browser-reports': 0 };

async function show() {
  const batches = await fetchNew('/data/reports');
  for (const { release, page, reports } of batches)
    for (const report of reports)
      addItem('reports', { release, page: `${page.type} ${page.path}`, ...report });
  for (const { type, url, body } of await fetchNew('/data/browser-reports'))
    addItem('browser-reports', { type, url, ...body });
}

async function fetchNew(address) {
  const answer = await fetch(address).catch(() => undefined);
  const all = answer?.ok ? await answer.json() : [];
  const fresh = all.slice(shown[address]);
  shown[address] = Math.max(shown[address], all.length);
  return fresh;
}

// The first answer gives the browser its session: parallel calls would each get a session of their own.
await show();

// Browsers only send reports over https, which the demo does not use.
if (location.protocol === 'http:' && 'ReportingObserver' in window) {
  const types = ['csp-violation', 'integrity-violation'];
  const send = (reports) =>
    fetch('/data/browser-reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/reports+json' },
      body: JSON.stringify(reports),
    });
  new ReportingObserver((reports) => void send(reports).then(show), { types, buffered: true }).observe();
}

/** Each field on a line of its own; inserted as text, so that no markup runs. */
function addItem(name, fields) {
  const list = document.querySelector(`[data-shows="${name}"]`);
  const item = document.createElement('li');
  const text = document.createElement('code');
  text.textContent = Object.entries(fields)
    .filter(([, value]) => String(value) !== '')
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' ') : value}`)
    .join('\n');
  item.append(text);
  list.append(item);
  list.parentElement.querySelector('[data-shows="nothing"]')?.remove();
}

setInterval(() => {
  if (document.visibilityState === 'visible') void show();
}, EVERY);
