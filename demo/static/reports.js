/** Shows what the service behind `reports` received from this browser, as it comes. */
const list = document.querySelector('[data-shows="reports"]');
const EVERY = 1000;
let shown = 0;

async function show() {
  const answer = await fetch('/data/reports').catch(() => undefined);
  const batches = answer?.ok ? await answer.json() : [];
  for (const { release, page, reports } of batches.slice(shown)) {
    for (const report of reports) addItem({ release, page: `${page.type} ${page.path}`, ...report });
  }
  shown = Math.max(shown, batches.length);
}

/** Each field on a line of its own; as text, whatever it holds. */
function addItem(fields) {
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

void show();
setInterval(() => {
  if (document.visibilityState === 'visible') void show();
}, EVERY);
