import type { Consent } from '@salvia/contract/privacy/privacy'
import { type OptionalConsent, TERMS_VERSION } from '@salvia/contract/words/identity'
import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import { listConsents, setOptionalConsent } from '../../identity/index.ts'

/** Gives or withdraws the caller's optional consent. Returns the new state. */
export function setConsent(
  db: Db,
  { actor, kind, isGiven }: { actor: Actor; kind: OptionalConsent; isGiven: boolean },
  now: Date,
): Promise<Consent> {
  const { userId, languageCode } = actor
  return db.transaction(async (tx) => {
    await setOptionalConsent(tx, { userId, languageCode, kind, isGiven }, now)
    const known = (await listConsents(tx, userId)).find((consent) => consent.kind === kind)
    return known ?? { kind, textVersion: TERMS_VERSION, isGiven: false, at: now.toISOString() }
  })
}
