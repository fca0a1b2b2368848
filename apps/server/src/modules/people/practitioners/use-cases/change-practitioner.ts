import type { AdminPractitioner } from '@salvia/contract/people/admin-practitioners'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid, isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { type Account, lockAccount } from '../../../identity/index.ts'
import { changeReferralProgram, referralPrograms } from '../../../referrals/index.ts'
import { type CertificateDecision, decideCertificates } from '../../files/use-cases/decide-certificates.ts'
import { COMMISSION_RIGHTS_CHANGED } from '../../payout/use-cases/follow-business-account.ts'
import {
  inTransaction,
  type PeopleContext,
  type PeopleTransaction,
  type Subject,
} from '../../people-context.ts'
import { givenFields } from '../../profile/given-fields.ts'
import { type ProfileChange, writeProfile } from '../../profile/use-cases/write-profile.ts'
import { practitioners } from '../data/practitioner-tables.ts'
import { type Decision, decidePractitioner } from './decide-practitioner.ts'

type Terms = Partial<{
  [K in
    | 'isVip'
    | 'isCommissionEnabled'
    | 'isAllowedToReceiveCommission'
    | 'professionId'
    | 'referralProgramId']: (typeof practitioners.$inferSelect)[K] | undefined
}>

/** The version read, and how to describe the current record. */
export type Written = { version: number | undefined; describe: (tx: Db) => Promise<AdminPractitioner> }

type Administered = Terms & {
  userStatusId?: Decision['to'] | undefined
  reason?: string | undefined
  certificateStatuses?: CertificateDecision[] | undefined
}

async function lockPractitioner({ tx }: PeopleTransaction, userId: string, { version, describe }: Written) {
  const account = await lockAccount(tx, userId)
  const [record] = await tx.select().from(practitioners).where(eq(practitioners.userId, userId))
  if (!account || !record || account.userStatusId === 'Deleted') throw notFound('user')
  if (isOutdated(version, account))
    throw new Outdated('Someone else changed this practitioner meanwhile.', await describe(tx))
  return account
}

async function writeTerms({ tx }: PeopleTransaction, { userId, actor }: Subject, terms: Terms, now: Date) {
  const fields = givenFields(terms)
  if (Object.keys(fields).length === 0) return fields
  const { referralProgramId } = fields
  if (
    referralProgramId &&
    (await tx.$count(referralPrograms, eq(referralPrograms.id, referralProgramId))) === 0
  )
    throw invalid('program_unknown', 'There is no such referral program.', [
      { id: 'referralProgramId', error: 'program_unknown' },
    ])
  await tx.update(practitioners).set(fields).where(eq(practitioners.userId, userId))
  if (referralProgramId !== undefined)
    await changeReferralProgram(tx, { newcomerId: userId, programId: referralProgramId })
  const subject = { type: 'User', id: userId }
  await recordAudit(tx, { event: 'TermsChanged', actorId: actor.userId, subject, details: fields }, now)
  return fields
}

async function decide(
  context: PeopleTransaction,
  { account, actorId }: { account: Account; actorId: string },
  { userStatusId, reason, certificateStatuses = [] }: Administered,
  now: Date,
): Promise<void> {
  const isAccountTold = userStatusId === 'Rejected' && account.userStatusId !== 'Rejected'
  const deciding = { account, actorId, decisions: certificateStatuses, isAccountTold }
  await decideCertificates(context, deciding, now)
  if (userStatusId) await decidePractitioner(context, { account, actorId, to: userStatusId, reason }, now)
}

/**
 * An admin's change of a practitioner: profile, approval, certificates and terms, all or nothing. Throws precondition if
 * someone else saved since `version` was read, and what its parts throw.
 */
export async function changePractitioner(
  context: PeopleContext,
  subject: Subject & Written,
  change: ProfileChange & Administered,
  now: Date,
): Promise<void> {
  const { userStatusId, reason, certificateStatuses, ...rest } = change
  const { isVip, isCommissionEnabled, isAllowedToReceiveCommission, professionId, ...others } = rest
  const { referralProgramId, ...profile } = others
  await context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    const account = await lockPractitioner(inside, subject.userId, subject)
    const flags = { isCommissionEnabled, isAllowedToReceiveCommission, professionId }
    const terms = { isVip, ...flags, referralProgramId }
    const written = await writeTerms(inside, subject, terms, now)
    if (Object.keys(flags).some((flag) => flag in written))
      await context.jobs.send(tx, COMMISSION_RIGHTS_CHANGED, { practitionerId: subject.userId })
    await writeProfile(inside, subject, profile, now)
    const { userId: actorId } = subject.actor
    await decide(inside, { account, actorId }, { userStatusId, reason, certificateStatuses }, now)
  })
}
