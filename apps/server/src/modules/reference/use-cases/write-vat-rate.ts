import type { AdminVatRate, VatRateInput } from '@salvia/contract/reference/admin-rates'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { findEndFault, findNewRateFault, findWithdrawFault } from '@salvia/rules/money/rate-state'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { forgetReference } from '../cached-reference.ts'
import { getVatRate, listVatKind } from '../data/admin-rate-queries.ts'
import { vatRates } from '../data/reference-tables.ts'
import { supplyDay } from '../data/supply-day.ts'
import { checkCountry } from '../is-country.ts'
import { rateRefusal } from '../rate-refusals.ts'

type Row = typeof vatRates.$inferSelect
type Act = { event: string; actorId: string; from: object | null; to: object | null }

const lockKind = (tx: Db, { countryCode, vatCategoryId }: Pick<Row, 'countryCode' | 'vatCategoryId'>) =>
  oneAtATime(tx, `vat:${countryCode}:${vatCategoryId}`)

const told = ({ taxRate, validFrom, validTo }: Pick<Row, 'taxRate' | 'validFrom' | 'validTo'>) => ({
  taxRate,
  validFrom,
  validTo,
})

/** Logged under the country, so that its history can be read as a whole. */
const record = (tx: Db, row: Row, { event, actorId, from, to }: Act, now: Date): Promise<void> => {
  const subject = { type: 'VatRate', key: row.countryCode }
  const details = { rateId: row.id, changes: [{ field: row.vatCategoryId, from, to }] }
  return recordAudit(tx, { event, actorId, subject, details }, now)
}

/**
 * Adds a VAT rate valid from today or a later day, superseding the previous one; releases no longer add any for its
 * country and category. Throws invalid for a day that is past or taken, and for an unknown country.
 */
export async function addVatRate(
  db: Db,
  { input, actorId }: { input: VatRateInput; actorId: string },
  now: Date,
): Promise<AdminVatRate> {
  checkCountry(input.countryCode, 'countryCode')
  const day = supplyDay(now)
  const added = await db.transaction(async (tx) => {
    await lockKind(tx, input)
    const fault = findNewRateFault(input.validFrom, await listVatKind(tx, input), day)
    if (fault) throw rateRefusal(fault, 'validFrom')
    const values = { ...input, confidence: 'high' as const, dateAssumed: false, setBy: 'operator' as const }
    const row = one(await tx.insert(vatRates).values(values).returning())
    await record(tx, row, { event: 'RateAdded', actorId, from: null, to: told(row) }, now)
    return getVatRate(tx, row.id, day)
  })
  forgetReference(db)
  return added
}

type Ending = { rateId: string; actorId: string; version: number | undefined; validTo: CalendarDay | null }

async function end(tx: Db, { rateId, actorId, version, validTo }: Ending, now: Date): Promise<AdminVatRate> {
  const day = supplyDay(now)
  const [found] = await tx.select().from(vatRates).where(eq(vatRates.id, rateId))
  if (!found) throw notFound('rate')
  await lockKind(tx, found)
  const all = await listVatKind(tx, found)
  const row = one(all.filter(({ id }) => id === rateId))
  if (isOutdated(version, row))
    throw new Outdated('Someone else changed this rate meanwhile.', await getVatRate(tx, row.id, day))
  const fault = validTo === null ? findWithdrawFault(row, day) : findEndFault(row, { all, validTo, day })
  if (fault) throw rateRefusal(fault, validTo === null ? undefined : 'validTo')
  const set = validTo === null ? { withdrawnAt: now } : { validTo }
  const changed = one(
    await tx
      .update(vatRates)
      .set({ ...set, setBy: 'operator', version: row.version + 1 })
      .where(eq(vatRates.id, rateId))
      .returning(),
  )
  const to = validTo === null ? null : told(changed)
  const event = validTo === null ? 'RateWithdrawn' : 'RateEnded'
  await record(tx, changed, { event, actorId, from: told(row), to }, now)
  return getVatRate(tx, rateId, day)
}

/**
 * Ends a rate on a day or, if `validTo` is null, withdraws one starting today or later. Throws not-found, invalid for a
 * past day, and precondition with the current rate if someone else changed it since `version` was read.
 */
export async function endVatRate(db: Db, ending: Ending, now: Date): Promise<AdminVatRate> {
  const ended = await db.transaction((tx) => end(tx, ending, now))
  forgetReference(db)
  return ended
}
