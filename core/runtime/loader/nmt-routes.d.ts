/** The routing table; build.mjs puts it here. */
declare module 'nmt:routes' {
  const table: import('./read-routes.ts').RoutingTable;
  export default table;
}
