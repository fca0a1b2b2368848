import type { CommissionLaw, CommissionLawInput } from '@salvia/contract/reference/commission-laws'
import { findNewRateFault, findWithdrawFault } from '@salvia/rules/money/rate-state'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { isOutdated, notFound, Outdated } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { getCommissionLaw, type LawKind, listLawKind } from '../data/commission-law-queries.ts'
import { commissionLaws } from '../data/reference-tables.ts'
import { supplyDay } from '../data/supply-day.ts'
import { checkCountry } from '../is-country.ts'
import { rateRefusal } from '../rate-refusals.ts'

/** The queue that has waiting commission follow the law of today. */
export const COMMISSION_LAW_CHANGED = 'wallet.follow-commission-law'

type Context = Pick<App, 'db' | 'jobs'>
type Row = typeof commissionLaws.$inferSelect
type Act = { event: string; actorId: string; from: object | null; to: object | null }

const lockKind = (tx: Db, { countryCode, professionId }: LawKind) =>
  oneAtATime(tx, `commission-law:${countryCode}:${professionId}`)

const told = ({ isAllowed, validFrom }: Row) => ({ isAllowed, validFrom })

/** Logged under the country, so that its history can be read as a whole. */
const record = (tx: Db, row: Row, { event, actorId, from, to }: Act, now: Date): Promise<void> => {
  const subject = { type: 'CommissionLaw', key: row.countryCode }
  const details = { rateId: row.id, changes: [{ field: row.professionId ?? 'allProfessions', from, to }] }
  return recordAudit(tx, { event, actorId, subject, details }, now)
}

/**
 * Forbids or allows commission from today or a later day on. Throws invalid for a day that is past or taken, and for an
 * unknown country.
 */
export async function addCommissionLaw(
  { db, jobs }: Context,
  { input, actorId }: { input: CommissionLawInput; actorId: string },
  now: Date,
): Promise<CommissionLaw> {
  checkCountry(input.countryCode, 'countryCode')
  const day = supplyDay(now)
  return db.transaction(async (tx) => {
    await lockKind(tx, input)
    const fault = findNewRateFault(input.validFrom, await listLawKind(tx, input), day)
    if (fault) throw rateRefusal(fault, 'validFrom')
    const row = one(await tx.insert(commissionLaws).values(input).returning())
    await record(tx, row, { event: 'RateAdded', actorId, from: null, to: told(row) }, now)
    await jobs.send(tx, COMMISSION_LAW_CHANGED, {})
    return getCommissionLaw(tx, row.id, day)
  })
}

type Withdrawing = { lawId: string; actorId: string; version: number | undefined }

/**
 * Takes back a rule that begins today or later. Throws not-found, invalid for one in force before today, and
 * precondition with the current rule if someone else changed it since `version` was read.
 */
export async function withdrawCommissionLaw(
  { db, jobs }: Context,
  { lawId, actorId, version }: Withdrawing,
  now: Date,
): Promise<CommissionLaw> {
  const day = supplyDay(now)
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(commissionLaws).where(eq(commissionLaws.id, lawId))
    if (!found) throw notFound('rate')
    await lockKind(tx, found)
    const row = one((await listLawKind(tx, found)).filter(({ id }) => id === lawId))
    if (isOutdated(version, row))
      throw new Outdated('Someone else changed this rule meanwhile.', await getCommissionLaw(tx, row.id, day))
    const fault = findWithdrawFault(row, day)
    if (fault) throw rateRefusal(fault)
    const set = { withdrawnAt: now, version: row.version + 1 }
    const changed = one(
      await tx.update(commissionLaws).set(set).where(eq(commissionLaws.id, lawId)).returning(),
    )
    await record(tx, changed, { event: 'RateWithdrawn', actorId, from: told(row), to: null }, now)
    await jobs.send(tx, COMMISSION_LAW_CHANGED, {})
    return getCommissionLaw(tx, lawId, day)
  })
}
