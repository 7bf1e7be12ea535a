/** The machines and connections with which pages are measured. `network` is undefined without throttling. */
export const PROFILES = {
  fast: { label: 'unthrottled', cpu: 1, network: undefined },
  slow: {
    label: '4x CPU, 1.6 Mbit/s, 150 ms',
    cpu: 4,
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    },
  },
};

/** The viewport of a phone, for which such a connection is common. */
export const VIEWPORT = { width: 412, height: 823 };
