import type { ThirdParty } from '@salvia/contract/words/identity'

/** What starts a sign-in with a third party, and must be there when it ends. */
export type Departure = { state: string; nonce: string; codeVerifier: string; redirectUri: string }

/** Whom the third party says it is. */
export type ThirdPartyPerson = {
  /** Its own name for the person, which never changes. */
  subject: string
  email: string | null
  /** True only when the third party says so itself. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

export type ThirdPartySignIn = {
  id: ThirdParty
  /** Where to send the browser. Throws when the third party cannot be reached. */
  authorisationUrl: (departure: Departure) => Promise<string>
  /** Who came back with `code`. Throws when the third party refuses it, or its answer is not for this departure. */
  personOf: (code: string, departure: Departure) => Promise<ThirdPartyPerson>
}
