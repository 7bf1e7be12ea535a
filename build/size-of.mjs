/** How many bytes of minified code a module has. */
export function sizeOf({ inputs }) {
  return Object.values(inputs).reduce((sum, { bytesInOutput }) => sum + bytesInOutput, 0);
}

/** The same of several modules. */
export function bytesOf(modules) {
  return modules.reduce((sum, module) => sum + sizeOf(module), 0);
}
