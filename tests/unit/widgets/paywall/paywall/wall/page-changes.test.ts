// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createPageChanges } from '../../../../../../widgets/paywall/paywall/wall/page-changes.ts';

it('puts a player back that the site’s own selector leaves, and keeps removing the others [paywall-types-21]', () => {
  document.body.innerHTML =
    '<p>een</p><div data-games-player>buiten</div><div class="puzzel" data-games-player>spel</div>';
  const served = document.body.innerHTML;
  const changes = createPageChanges();
  changes.removePlayers('[data-games-player]');
  expect(document.body.textContent).toBe('een');
  changes.removePlayers('.puzzel');
  changes.removePlayers('.puzzel');
  expect(document.body.textContent).toBe('eenbuiten');
  changes.undo();
  expect(document.body.innerHTML).toBe(served);
});
