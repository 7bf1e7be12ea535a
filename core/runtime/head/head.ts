/**
 * The blocking script of the head: sets the colour scheme before the first paint, and keeps it up to date on pages
 * whose menu is never opened [colour-scheme-1, colour-scheme-2, colour-scheme-4]; a root with the class `light-only`
 * stays light. Built as a function that calls itself, under 500 bytes, which a CMS may also inline by its published
 * hash; so it imports nothing, reads storage itself and follows the rules of widgets/shell/colour-scheme/scheme.ts.
 */
const key = 'nmt_colour_scheme';
const dark = matchMedia('(prefers-color-scheme:dark)');
const { classList } = document.documentElement;
let scheme = new URLSearchParams(location.search).get('colorScheme');

const apply = () => {
  // Storage may be blocked; the query parameter then applies to this page only.
  try {
    scheme = localStorage.getItem(key) ?? scheme;
  } catch {}
  const isDark = scheme === 'dark' || (scheme !== 'light' && dark.matches);
  classList.toggle('dark-mode', isDark && !classList.contains('light-only'));
};

if (scheme === 'light' || scheme === 'dark') {
  try {
    localStorage.setItem(key, scheme);
  } catch {}
}
apply();
// Older browsers support neither this handler nor addEventListener here; an assignment does not throw.
dark.onchange = apply;
// The scheme may change in other tabs, or before the page returns from the back/forward cache.
addEventListener('storage', apply);
addEventListener('pageshow', apply);

export {};
