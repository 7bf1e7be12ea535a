/**
 * The requirements of one of the product's purposes in the IAB's Transparency and Consent Framework, all of which must
 * be met.
 */
export interface TcfNeeds {
  /** Numbers of the framework's purposes that need consent. */
  readonly purposes?: readonly number[];
  /** Numbers of purposes for which consent or legitimate interest is enough. */
  readonly flexiblePurposes?: readonly number[];
  /** Numbers of special features to which the visitor has opted in. */
  readonly specialFeatures?: readonly number[];
  /** Ids in the Global Vendor List: each vendor must be allowed all of these purposes. */
  readonly vendors?: readonly number[];
}
