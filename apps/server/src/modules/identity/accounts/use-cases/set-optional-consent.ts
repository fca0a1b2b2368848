import { type OptionalConsent, TERMS_VERSION } from '@salvia/contract/words/identity'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { newId } from '#kernel/ids'
import { consents } from '../credential-tables.ts'
import { users } from '../identity-tables.ts'

type Choice = { userId: string; languageCode: LanguageCode; kind: OptionalConsent; isGiven: boolean }

/**
 * Gives or withdraws an optional consent, in the caller's transaction. Withdrawing closes the existing consent without
 * adding a row; giving it again changes nothing.
 */
export async function setOptionalConsent(tx: Db, choice: Choice, now: Date): Promise<void> {
  const { userId, languageCode, kind, isGiven } = choice
  // Two tabs at once create only one consent.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const isOpen = and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt))
  const hasOpen = (await tx.$count(consents, isOpen)) > 0
  if (hasOpen === isGiven) return
  if (isGiven)
    await tx.insert(consents).values({
      id: newId(),
      userId,
      kind,
      textVersion: TERMS_VERSION,
      languageCode,
      givenAt: now,
    })
  else await tx.update(consents).set({ withdrawnAt: now }).where(isOpen)
  const event = `${kind}Consent${isGiven ? 'Given' : 'Withdrawn'}`
  await recordAudit(tx, { event, actorId: userId, subject: { type: 'User', id: userId } }, now)
}
