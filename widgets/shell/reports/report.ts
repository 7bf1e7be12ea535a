/** An error, without anything that identifies a visitor. */
export interface ErrorReport {
  readonly kind: 'error';
  /**
   * `failed`: a feature failed, and its hook has what the server sent. `handled`: a feature logged it and goes on.
   * `uncaught`: nobody caught it, and it is not known which feature threw.
   */
  readonly how: 'failed' | 'handled' | 'uncaught';
  /** The feature, or the module for what a module logged; empty if it is not known. */
  readonly feature: string;
  readonly message: string;
  /** Frames such as `at draw (quiz-1a2b3.js:1:2345)`, for `nmt-stack`. */
  readonly stack: readonly string[];
  /** By `performance.now()`, in whole ms. */
  readonly at: number;
}

/** A web vital at the end of a page view, or when it was hidden. */
export interface VitalReport {
  readonly kind: 'vital';
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Ms; CLS has no unit. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** Identifies the measure: a later report of the same id replaces the former. */
  readonly id: string;
  /** `navigate`, `reload`, `back-forward`, `back-forward-cache`, `prerender`, `restore`, `soft-navigation`. */
  readonly navigation: string;
  /** The feature on the nearest hook around the element that was painted, shifted or used; empty without one. */
  readonly feature: string;
  /** INP: the file whose script took longest in the slowest interaction; empty if it is not known. */
  readonly script: string;
}

export type Report = ErrorReport | VitalReport;

/** What is sent. */
export interface ReportBatch {
  /** The form of the batch. */
  readonly v: 1;
  readonly release: string;
  /** Random, and not stored: the same in all batches of a page view. */
  readonly view: string;
  /** The share of views that report, from 0 to 1: a server multiplies by its inverse. */
  readonly sample: number;
  readonly page: {
    readonly type: string;
    readonly articleType: string;
    /** Without query and fragment, and without what looks like a token. */
    readonly path: string;
    readonly appView: boolean;
  };
  readonly reports: readonly Report[];
}
