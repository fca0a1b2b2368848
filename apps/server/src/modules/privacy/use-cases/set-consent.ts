import type { Consent } from '@salvia/contract/privacy/privacy'
import { TERMS_VERSION } from '@salvia/contract/words/identity'
import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import { listConsents, setMarketingConsent } from '../../identity/index.ts'

/** Gives or withdraws the caller's consent to marketing mails. Returns the new state. */
export function setConsent(
  db: Db,
  { actor, isGiven }: { actor: Actor; isGiven: boolean },
  now: Date,
): Promise<Consent> {
  const { userId, languageCode } = actor
  return db.transaction(async (tx) => {
    await setMarketingConsent(tx, { userId, languageCode, isGiven }, now)
    const known = (await listConsents(tx, userId)).find(({ kind }) => kind === 'Marketing')
    return known ?? { kind: 'Marketing', textVersion: TERMS_VERSION, isGiven: false, at: now.toISOString() }
  })
}
