/** What a purpose of the product needs of the IAB's Transparency and Consent Framework: all of it. */
export interface TcfNeeds {
  /** Numbers of the framework's purposes that need consent. */
  readonly purposes?: readonly number[];
  /** Numbers of purposes for which consent or legitimate interest is enough. */
  readonly flexiblePurposes?: readonly number[];
  /** Numbers of special features to which the visitor has opted in. */
  readonly specialFeatures?: readonly number[];
  /** Ids in the Global Vendor List: each has to be allowed what the purposes say. */
  readonly vendors?: readonly number[];
}
