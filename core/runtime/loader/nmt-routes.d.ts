/** The routing table, which build.mjs inserts here. */
declare module 'nmt:routes' {
  const table: import('./read-routes.ts').RoutingTable;
  export default table;
}
