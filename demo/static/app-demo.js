/**
 * Simulates the app around a web view: answers the page's messages as set in the form, shows its own screens, sends the
 * events that the reader of this page chooses, and logs every message. `app-bridge.js` is the other side.
 */
{
  const root = document.getElementById('app-demo');
  const form = root.querySelector('form');
  const log = root.querySelector('[role=log]');
  const view = root.querySelector('.app-demo__view');
  const screen = root.querySelector('.app-demo__screen');
  const title = document.getElementById('app-screen-title');
  const content = document.getElementById('app-screen-content');
  /** The side of the bridge in the web view, through which the app reaches the page. */
  let page;

  const element = (name, text, className) => {
    const made = document.createElement(name);
    made.textContent = text ?? '';
    if (className) made.className = className;
    return made;
  };

  const write = (direction, name, payload) => {
    const line = element('li', undefined, `app-demo__message app-demo__message--${direction}`);
    line.append(
      element('b', direction === 'out' ? 'app → pagina' : 'pagina → app'),
      element('span', name),
      element('code', JSON.stringify(payload)),
    );
    log.firstElementChild.append(line);
    log.scrollTop = log.scrollHeight;
  };

  const send = (name, payload) => {
    if (!page) return;
    write('out', name, payload);
    page.emit(name, JSON.stringify(payload));
  };

  const checked = (name) => [...form.querySelectorAll(`[name=${name}]:checked`)].map(({ value }) => value);

  const offer = () => send('app:capabilities-offered', { version: 1, capabilities: checked('capability') });

  const pushConsent = () => {
    const granted = checked('purpose');
    const all = [...form.querySelectorAll('[name=purpose]')].map(({ value }) => value);
    send('app:consent-pushed', {
      purposes: Object.fromEntries(all.map((name) => [name, { enabled: granted.includes(name) }])),
    });
  };

  const showScreen = (heading, ...parts) => {
    title.textContent = heading;
    content.replaceChildren(...parts);
    screen.hidden = false;
    view.inert = true;
    title.focus();
  };

  const SCREENS = {
    'link:open': ({ url, kind }) =>
      showScreen(kind === 'article' ? 'Artikel in de app' : 'Browser van de app', element('p', url)),
    'share:open': ({ title: shared, url }) =>
      showScreen('Delen met…', element('p', shared), element('p', url)),
    'consent:open': () =>
      showScreen(
        'Instellingen van de app',
        ...[...form.querySelectorAll('[name=purpose]')].map((own) => {
          const label = element('label', undefined, 'app-demo__check');
          const box = element('input');
          box.type = 'checkbox';
          box.checked = own.checked;
          box.addEventListener('change', () => {
            own.checked = box.checked;
            pushConsent();
          });
          label.append(box, ` ${own.parentElement.textContent.trim()}`);
          return label;
        }),
      ),
  };

  const answer = (message) => {
    const show = SCREENS[message.type];
    const manner = form.elements.manner.value;
    if (!show || manner === 'silent') return;
    const handled = manner !== 'refuses';
    // A web view's message arrives on another thread: the answer never arrives while the page is still sending.
    setTimeout(() => {
      send('app:message-answered', { id: message.id, handled });
      if (manner === 'twice') send('app:message-answered', { id: message.id, handled });
      if (handled) show(message);
    });
  };

  window.demoApp = {
    get platform() {
      return form.elements.app.value;
    },
    receive(message) {
      write('in', message.type, message);
      if (message.type !== 'page:ready' && form.elements.manner.value === 'throws') {
        throw new Error('De brug is kapot.');
      }
      answer(message);
    },
    connect(connected) {
      page = connected;
      offer();
      pushConsent();
    },
  };

  const load = () => {
    page = undefined;
    screen.hidden = true;
    view.inert = false;
    const { app } = form.elements;
    document.getElementById('app-platform').textContent = app.selectedOptions[0].textContent;
    const frame = element('iframe');
    frame.title = 'Web view';
    frame.src = `${root.dataset.address}?app=${encodeURIComponent(app.value)}`;
    view.replaceChildren(frame);
  };

  form.addEventListener('change', ({ target }) => {
    if (target.name === 'app') load();
    if (target.name === 'capability') offer();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter?.value === 'wrong') {
      write('out', 'app:consent-pushed', form.elements.wrong.selectedOptions[0].textContent);
      page?.emitWrong(form.elements.wrong.value);
    } else pushConsent();
  });
  document.getElementById('app-back').addEventListener('click', () => {
    screen.hidden = true;
    view.inert = false;
    view.firstElementChild.focus();
  });

  // The address can set the form's initial state: the demo pages of features link to such states.
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements[name];
    if (field instanceof HTMLSelectElement) field.value = value;
    else
      for (const box of form.querySelectorAll(`[name="${CSS.escape(name)}"]`))
        box.checked ||= box.value === value;
  }
  delete root.dataset.waiting;
  load();
}
