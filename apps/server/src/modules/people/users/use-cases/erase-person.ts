import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { queueMessage } from '#kernel/outbox/outbox'
import { queueRemoval } from '#kernel/uploads/remove-files'
import { removeAccount, users } from '../../../identity/index.ts'
import { eraseReferralCode } from '../../../referrals/index.ts'
import {
  clientFiles,
  practitionerClients,
  surveyAnswers,
  surveyCompletions,
  surveyMessages,
} from '../../clients/data/client-tables.ts'
import { avatarKeysOf } from '../../files/avatar-address.ts'
import { certificates } from '../../files/data/file-tables.ts'
import type { PeopleTransaction } from '../../people-context.ts'
import { practitioners } from '../../practitioners/data/practitioner-tables.ts'
import {
  bankAccounts,
  financialInfos,
  userAddresses,
  userFeedback,
  userSettings,
} from '../../profile/data/settings-tables.ts'

type Erased = { userId: string; emails: string[]; plansByPractitioner: Map<string, string[]> }

const REFERENCE_SIGNS = 6

/** Placeholder accounts of this person in files of practitioners who invited them. */
export async function listStandIns(tx: Db, emails: string[]): Promise<string[]> {
  const rows = await tx
    .select({ clientId: practitionerClients.clientId })
    .from(practitionerClients)
    .where(inArray(practitionerClients.email, emails))
  return rows.map(({ clientId }) => clientId)
}

async function notifyPractitioner(
  { tx, jobs, config }: PeopleTransaction,
  practitionerId: string,
  now: Date,
) {
  const [to] = await tx.select().from(users).where(eq(users.id, practitionerId))
  if (!to?.isActive) return
  const { firstName, preferredLanguageCode: languageCode, email } = to
  const props = { kind: 'clientErased' as const, languageCode, firstName, url: `${config.publicUrl}/clients` }
  const mail = { kind: 'Mail' as const, recipient: email, content: { template: 'account' as const, props } }
  await queueMessage({ tx, jobs }, { ...mail, accountId: practitionerId }, now)
}

/** What remains of a practitioner's file identifies nobody: a reference, its start date, and the plans. */
async function detachFile(
  context: PeopleTransaction,
  file: { practitionerId: string; planIds: string[]; linkedAt: Date },
  now: Date,
): Promise<void> {
  const id = newId()
  const reference = id.slice(-REFERENCE_SIGNS).toUpperCase()
  await context.tx.insert(clientFiles).values({ id, reference, erasedAt: now, ...file })
  await notifyPractitioner(context, file.practitionerId, now)
}

/**
 * Removes a client from their practitioners' files and asks each practitioner to decide about their own. Placeholder
 * accounts of the person are deleted.
 */
export async function eraseFromFiles(context: PeopleTransaction, erased: Erased, now: Date): Promise<void> {
  const { tx } = context
  const standIns = await listStandIns(tx, erased.emails)
  const files = await tx
    .select({ practitionerId: practitionerClients.practitionerId, linkedAt: practitionerClients.linkedAt })
    .from(practitionerClients)
    .where(inArray(practitionerClients.clientId, [erased.userId, ...standIns]))
    .orderBy(practitionerClients.practitionerId)
  const since = new Map(files.map(({ practitionerId, linkedAt }) => [practitionerId, linkedAt]))
  for (const practitionerId of new Set([...since.keys(), ...erased.plansByPractitioner.keys()])) {
    const planIds = erased.plansByPractitioner.get(practitionerId) ?? []
    await detachFile(context, { practitionerId, planIds, linkedAt: since.get(practitionerId) ?? now }, now)
  }
  for (const clientId of standIns) await removeAccount(tx, clientId)
}

/** Removes a person's pictures and certificates. */
export async function eraseFiles({ tx, jobs }: PeopleTransaction, userId: string): Promise<void> {
  const [user] = await tx.select({ image: users.image }).from(users).where(eq(users.id, userId))
  const removed = await tx.delete(certificates).where(eq(certificates.practitionerId, userId)).returning()
  const keys = removed.map(({ fileKey }) => fileKey)
  await queueRemoval({ tx, jobs }, [...avatarKeysOf(user?.image ?? null), ...keys])
}

const none = { title: null, specialty: null, practiceName: null, city: null, website: null, about: '' }

/** Clears a practitioner's data beyond the account, including client files. */
export async function erasePractitioner(tx: Db, userId: string): Promise<void> {
  const own = await tx
    .delete(practitionerClients)
    .where(eq(practitionerClients.practitionerId, userId))
    .returning({ clientId: practitionerClients.clientId, email: practitionerClients.email })
  for (const { clientId, email } of own) if (email !== null) await removeAccount(tx, clientId)
  for (const { table, owner } of [
    { table: clientFiles, owner: clientFiles.practitionerId },
    { table: practitionerClients, owner: practitionerClients.clientId },
    { table: surveyAnswers, owner: surveyAnswers.userId },
    { table: surveyCompletions, owner: surveyCompletions.userId },
    { table: surveyMessages, owner: surveyMessages.userId },
    { table: userAddresses, owner: userAddresses.userId },
    { table: userSettings, owner: userSettings.userId },
    { table: userFeedback, owner: userFeedback.userId },
    { table: bankAccounts, owner: bankAccounts.practitionerId },
    { table: financialInfos, owner: financialInfos.practitionerId },
  ])
    await tx.delete(table).where(eq(owner, userId))
  await eraseReferralCode(tx, userId)
  await tx
    .update(practitioners)
    .set({ ...none, showContactInfo: false, approvalReason: null })
    .where(eq(practitioners.userId, userId))
}
