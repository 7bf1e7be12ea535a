/**
 * Header bidding with a custom build of prebid.js: its core, and one bidder, which the demo's server simulates.
 * `?bids=` selects the behaviour: `hang` never ends the auction, `throw` makes it throw.
 */
import pbjs from 'prebid.js';

const BIDDER = 'veilinghuis';
const mode = new URLSearchParams(location.search).get('bids');

pbjs.registerBidAdapter(undefined, BIDDER, {
  code: BIDDER,
  isBidRequestValid: ({ params }) => typeof params.place === 'string',
  buildRequests: (bids) => ({
    method: 'POST',
    url: `${location.origin}/third-party/ads/bids`,
    data: JSON.stringify({
      bids: bids.map(({ bidId, params, sizes }) => ({ id: bidId, place: params.place, sizes })),
    }),
    options: { contentType: 'application/json' },
  }),
  interpretResponse: ({ body }) =>
    body.bids.map(({ id, cpm, size, creative }) => ({
      requestId: id,
      cpm,
      currency: 'EUR',
      width: size[0],
      height: size[1],
      creativeId: creative,
      ad: `<p>${creative}</p>`,
      netRevenue: true,
      ttl: 300,
    })),
});
pbjs.processQueue();
pbjs.setConfig({ bidderTimeout: 1000, userSync: { syncEnabled: false } });

/** One auction for slots that are requested together; its targeting keys are set on the slots of Google's tag. */
function auction(slots, signal) {
  if (mode === 'throw') throw new Error('De veiling is stuk.');
  if (mode === 'hang') return new Promise(() => {});
  const codes = slots.map(({ id }) => id);
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => pbjs.removeAdUnit(codes));
    pbjs.requestBids({
      adUnits: slots.map(({ id, position, sizes }) => ({
        code: id,
        mediaTypes: { banner: { sizes } },
        bids: [{ bidder: BIDDER, params: { place: position } }],
      })),
      bidsBackHandler() {
        if (!signal.aborted) pbjs.setTargetingForGPTAsync(codes);
        resolve();
      },
    });
  });
}

window.nmt ??= [];
window.nmt.push((nmt) => nmt.ads.beforeRequest(auction));
