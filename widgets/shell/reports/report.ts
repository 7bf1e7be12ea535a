/** An error, without anything that identifies a visitor. */
export interface ErrorReport {
  readonly kind: 'error';
  /**
   * `failed`: a feature failed, and its hook has the server's content. `handled`: a feature logged the error and
   * continues. `uncaught`: the error was not caught, and it is unknown which feature threw it.
   */
  readonly how: 'failed' | 'handled' | 'uncaught';
  /** The feature, or the module if a module logged the error; empty if unknown. */
  readonly feature: string;
  readonly message: string;
  /** Frames such as `at draw (quiz-1a2b3.js:1:2345)`, for `nmt-stack`. */
  readonly stack: readonly string[];
  /** Time of the error by `performance.now()`, in whole ms. */
  readonly at: number;
}

/** A web vital at the end of a page view, or when it was hidden. */
export interface VitalReport {
  readonly kind: 'vital';
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** The value in ms; CLS has no unit. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** Identifies the measurement: a later report with the same id replaces the earlier one. */
  readonly id: string;
  /** `navigate`, `reload`, `back-forward`, `back-forward-cache`, `prerender`, `restore`, `soft-navigation`. */
  readonly navigation: string;
  /**
   * The feature on the nearest hook that contains the element that was painted, shifted or used; empty if there is
   * none.
   */
  readonly feature: string;
  /** For INP: the file whose script took longest in the slowest interaction; empty if unknown. */
  readonly script: string;
}

export type Report = ErrorReport | VitalReport;

/** The body of a report request. */
export interface ReportBatch {
  /** The version of the format. */
  readonly v: 1;
  readonly release: string;
  /** A random id, which is not stored: the same in all batches of a page view. */
  readonly view: string;
  /** The share of views that are reported, from 0 to 1: a server multiplies by its inverse. */
  readonly sample: number;
  readonly page: {
    readonly type: string;
    readonly articleType: string;
    /** The path without query and fragment, and without parts that look like tokens. */
    readonly path: string;
    readonly appView: boolean;
  };
  readonly reports: readonly Report[];
}
