// In development: reloads the page when something that it shows has changed.
const changes = location.pathname === '/features/workbench' ? '/dev/changes/workbench' : '/dev/changes';
const RETRY_MS = 100;
let version = '';

async function look() {
  try {
    const answer = await fetch(`${changes}?since=${version}`, { cache: 'no-store' });
    const found = await answer.json();
    if (version && found.version !== version) location.reload();
    version = found.version;
    void look();
  } catch {
    // The server is restarting, and will answer again in a moment.
    setTimeout(() => void look(), RETRY_MS);
  }
}

void look();
