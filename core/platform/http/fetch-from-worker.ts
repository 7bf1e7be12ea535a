/**
 * Makes the request of a page from a service worker, as the page made it. For workers only.
 * @throws TypeError without a connection
 */
export const fetchFromWorker = (request: Request): Promise<Response> => fetch(request);
