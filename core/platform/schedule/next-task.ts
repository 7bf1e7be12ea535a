/** Lets the browser have its turn: resolves in a task of its own, so that two pieces of work are not one long one. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
