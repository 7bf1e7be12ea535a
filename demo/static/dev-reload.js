// In development: loads the page anew when a build has a new release.
const seconds = 1;
let release;

async function look() {
  try {
    const answer = await fetch('/assets/manifest.json', { cache: 'no-store' });
    const manifest = await answer.json();
    if (release && manifest.release !== release) location.reload();
    release = manifest.release;
  } catch {
    // The build is being written; the next look finds it.
  }
  setTimeout(() => void look(), seconds * 1000);
}

void look();
