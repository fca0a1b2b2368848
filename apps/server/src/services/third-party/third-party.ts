import type { ThirdParty } from '@salvia/contract/words/identity'

/** Created when a sign-in with a third party starts, and required when it ends. */
export type Departure = { state: string; nonce: string; codeVerifier: string; redirectUri: string }

/** The identity asserted by the third party. */
export type ThirdPartyPerson = {
  /** The third party's permanent id of the person. */
  subject: string
  email: string | null
  /** True only if the third party states it. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

export type ThirdPartySignIn = {
  id: ThirdParty
  /** The URL to redirect the browser to. Throws if the third party cannot be reached. */
  authorisationUrl: (departure: Departure) => Promise<string>
  /**
   * The identity for a returned `code`. Throws if the third party refuses it, or its response does not belong to this
   * departure.
   */
  personOf: (code: string, departure: Departure) => Promise<ThirdPartyPerson>
}
