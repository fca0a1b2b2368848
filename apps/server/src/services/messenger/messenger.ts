/** What a messenger learns about a person: no more than who writes. */
type MessengerPerson = {
  id: string
  email: string
  /** Proven addresses only: an unproven one might open another person's conversations. */
  isEmailVerified: boolean
  name: string
}

/** Sources that a page may load from, by directive of a content security policy. */
export type PageSources = Record<string, readonly string[]>

/** A chat service outside, whose messenger takes the place of the stored conversations. */
export type MessengerService = {
  appId: string
  apiBase: string
  /** Beside scripts, which a nonce lets load others. */
  sources: PageSources
  /** A token that proves who writes, valid for an hour. */
  sign: (person: MessengerPerson, now: Date) => Promise<string>
}
