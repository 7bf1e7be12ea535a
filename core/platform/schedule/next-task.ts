/** Yields to the browser: resolves in a new task, so that two pieces of work are not one long task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
