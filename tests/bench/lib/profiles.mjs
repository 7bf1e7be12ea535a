/** The machines and lines on which pages are measured. `network` is undefined for an unthrottled line. */
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

/** A telephone's viewport, on which such a line is usual. */
export const VIEWPORT = { width: 412, height: 823 };
