/**
 * The app's side inside the web view, which exists before any script of the page: in `/demo/app/` the page around the
 * frame simulates the app. Anywhere else this does nothing.
 */
{
  const app = window.parent === window ? undefined : window.parent.demoApp;

  /** Objects that cannot be serialised as JSON, made in the page itself, as a script of the app would. */
  const WRONG = {
    'no-object': () => 'social-media',
    'text-flag': () => ({ purposes: { 'social-media': { enabled: 'true' } } }),
    'class-instance': () =>
      new (class Status {
        purposes = { 'social-media': { enabled: true } };
      })(),
    'throwing-getter': () => ({
      get purposes() {
        throw new Error('Kapot.');
      },
    }),
    'prototype-keys': () => JSON.parse('{"purposes":{"__proto__":{"enabled":true}}}'),
  };

  const emit = (name, payload) => {
    window.nmt = window.nmt || [];
    window.nmt.push((nmt) => nmt.emit(name, payload));
  };

  if (app) {
    document.documentElement.classList.add('in-phone');
    if (app.platform.endsWith('ios')) {
      const postMessage = (message) => app.receive(structuredClone(message));
      window.webkit = { messageHandlers: { nmt: { postMessage } } };
    } else {
      window.NmtApp = {
        postMessage(json) {
          if (typeof json !== 'string') throw new TypeError('Android takes texts only.');
          app.receive(JSON.parse(json));
        },
      };
    }
    app.connect({
      emit: (name, json) => emit(name, JSON.parse(json)),
      emitWrong: (kind) => emit('app:consent-pushed', WRONG[kind]()),
    });
  }
}
