import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isConsentGiven, keyedHash } from '../../../identity/index.ts'
import { recommendationClients } from '../../data/plan-tables.ts'
import { recordJourney } from '../../journeys/use-cases/record-journey.ts'

const c = recommendationClients

/** How the mark of an opened mail is stored. */
export const openMarkHashOf = (secret: string, mark: string): string =>
  keyedHash(secret, `mail-opened:${mark}`)

/**
 * Notes that an invitation's mail was opened, once for each invitation. A mark that is not known, was replaced or
 * revoked, and one of a client who took the consent back, note nothing.
 */
export async function recordOpened(db: Db, openMarkHash: string, now: Date): Promise<void> {
  const [opened] = await db
    .select({ recommendationId: c.recommendationId, clientId: c.clientId })
    .from(c)
    .where(
      and(eq(c.openMarkHash, openMarkHash), isNull(c.revokedAt), isConsentGiven('MailOpens', c.clientId)),
    )
  if (!opened) return
  const dedupKey = `opened:${openMarkHash}`
  await recordJourney(db, { ...opened, event: 'EmailOpened', channel: 'Email', dedupKey }, now)
}
