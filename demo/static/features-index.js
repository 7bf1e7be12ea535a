/**
 * Shows the states of all hooks: those of this page in a table, and those of each demo page beside its link. The demo
 * pages whose links are in view load one after the other in a hidden frame, whose window.nmt has the states of the
 * hooks.
 */
{
  const STATES = { waiting: 'wacht', loading: 'laadt', mounted: 'werkt', failed: 'mislukt' };

  const element = (name, text, className) => {
    const made = document.createElement(name);
    made.textContent = text ?? '';
    if (className) made.className = className;
    return made;
  };

  const showTable = (nmt) => {
    const table = element('table');
    const head = table.createTHead().insertRow();
    for (const title of ['Onderdeel', 'Plek', 'Toestand']) {
      const cell = element('th', title);
      cell.scope = 'col';
      head.append(cell);
    }
    const rows = table.createTBody();
    for (const { feature, hook, state, error } of nmt.state()) {
      const row = rows.insertRow();
      row.insertCell().append(feature);
      row.insertCell().append(element('code', hook.cloneNode(false).outerHTML.replace(/<\/.*/, '')));
      const shown = element('span', STATES[state] ?? state, `state state--${state}`);
      if (error) shown.title = String(error);
      row.insertCell().append(shown);
    }
    document.getElementById('hook-states')?.replaceChildren(table);
  };

  const summarise = (line, states) => {
    const counts = Object.entries(STATES).flatMap(([state, word]) => {
      const count = states.filter((entry) => entry.state === state).length;
      return count > 0 ? [element('span', `${count} ${word}`, `state state--${state}`)] : [];
    });
    line.replaceChildren(...(counts.length > 0 ? counts : [element('span', 'geen plekken', 'state')]));
  };

  /** Loads a demo page, waits until its hooks have had time to mount, and shows their states. */
  const inspect = (item) =>
    new Promise((done) => {
      const frame = document.createElement('iframe');
      frame.className = 'features__frame';
      frame.title = 'Controle';
      frame.tabIndex = -1;
      frame.setAttribute('aria-hidden', 'true');
      frame.addEventListener('load', () => {
        const view = frame.contentWindow;
        const line = item.querySelector('.features__state');
        const finish = (states) => {
          summarise(line, states);
          frame.remove();
          done();
        };
        view.nmt = view.nmt || [];
        // Features that wait until they are in view need the page to be scrolled.
        let seen = 0;
        const look = (nmt) => {
          const states = nmt.state().filter(({ hook }) => hook.closest('main'));
          summarise(line, states);
          seen += view.innerHeight / 2;
          view.scrollTo(0, seen);
          const atEnd = seen > view.document.documentElement.scrollHeight + 3 * view.innerHeight;
          const busy = states.some(({ state }) => state === 'loading' || state === 'waiting');
          if (atEnd || (!busy && states.length > 0)) finish(states);
          else setTimeout(look, 150, nmt);
        };
        const limit = setTimeout(finish, 5000, []);
        view.nmt.push((nmt) => {
          clearTimeout(limit);
          look(nmt);
        });
      });
      frame.src = item.dataset.featurePage;
      document.body.append(frame);
    });

  window.nmt = window.nmt || [];
  window.nmt.push((nmt) => {
    showTable(nmt);
    nmt.on('feature:mounted', () => showTable(nmt));
    nmt.on('feature:failed', () => showTable(nmt));
  });

  let turn = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      turn = turn.then(() => inspect(target));
    }
  });
  for (const item of document.querySelectorAll('[data-feature-page]')) observer.observe(item);
}
