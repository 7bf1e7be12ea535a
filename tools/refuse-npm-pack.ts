/**
 * `npm pack` in the repository would make an archive of the sources under the package's name, without the build. npm
 * runs this before it packs, and before `npm run pack`, which makes the package.
 */
if (process.env.npm_command === 'pack') {
  console.error('This folder is not the package. `npm run pack` makes it, in packages/: docs/versions.md.');
  process.exitCode = 1;
}
