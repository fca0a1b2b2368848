import type { AdminExchangeRate, ExchangeRateInput } from '@salvia/contract/reference/admin-rates'
import { findNewRateFault, findWithdrawFault } from '@salvia/rules/money/rate-state'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { forgetReference } from '../cached-reference.ts'
import { getExchangeRateRow, listExchangeKind } from '../data/admin-rate-queries.ts'
import { exchangeRates } from '../data/reference-tables.ts'
import { supplyDay } from '../data/supply-day.ts'
import { rateRefusal } from '../rate-refusals.ts'

type Row = typeof exchangeRates.$inferSelect
type Act = { event: string; actorId: string; from: object | null; to: object | null }

const told = ({ millionths, validFrom }: Row) => ({ millionths, validFrom })

const record = (tx: Db, row: Row, { event, actorId, from, to }: Act, now: Date): Promise<void> => {
  const subject = { type: 'ExchangeRate', key: row.currency }
  const details = { rateId: row.id, changes: [{ field: row.currency, from, to }] }
  return recordAudit(tx, { event, actorId, subject, details }, now)
}

/** Adds an exchange rate valid from today or a later day. Throws invalid for a day that is past or taken. */
export async function addExchangeRate(
  db: Db,
  { input, actorId }: { input: ExchangeRateInput; actorId: string },
  now: Date,
): Promise<AdminExchangeRate> {
  const day = supplyDay(now)
  const added = await db.transaction(async (tx) => {
    await oneAtATime(tx, `exchange:${input.currency}`)
    const fault = findNewRateFault(input.validFrom, await listExchangeKind(tx, input.currency), day)
    if (fault) throw rateRefusal(fault, 'validFrom')
    const values = { ...input, setBy: 'operator' as const }
    const row = one(await tx.insert(exchangeRates).values(values).returning())
    await record(tx, row, { event: 'RateAdded', actorId, from: null, to: told(row) }, now)
    return getExchangeRateRow(tx, row.id, day)
  })
  forgetReference(db)
  return added
}

type Withdrawing = { rateId: string; actorId: string; version: number | undefined }

/**
 * Withdraws an exchange rate starting today or later. Throws not-found, invalid for one in force before today, and
 * precondition with the current rate if someone else changed it since `version` was read.
 */
export async function withdrawExchangeRate(
  db: Db,
  { rateId, actorId, version }: Withdrawing,
  now: Date,
): Promise<AdminExchangeRate> {
  const day = supplyDay(now)
  const withdrawn = await db.transaction(async (tx) => {
    const [found] = await tx.select().from(exchangeRates).where(eq(exchangeRates.id, rateId))
    if (!found) throw notFound('rate')
    await oneAtATime(tx, `exchange:${found.currency}`)
    const row = one((await listExchangeKind(tx, found.currency)).filter(({ id }) => id === rateId))
    if (isOutdated(version, row))
      throw new Outdated(
        'Someone else changed this rate meanwhile.',
        await getExchangeRateRow(tx, row.id, day),
      )
    const fault = findWithdrawFault(row, day)
    if (fault) throw rateRefusal(fault)
    const set = { withdrawnAt: now, setBy: 'operator' as const, version: row.version + 1 }
    const changed = one(
      await tx.update(exchangeRates).set(set).where(eq(exchangeRates.id, rateId)).returning(),
    )
    await record(tx, changed, { event: 'RateWithdrawn', actorId, from: told(row), to: null }, now)
    return getExchangeRateRow(tx, rateId, day)
  })
  forgetReference(db)
  return withdrawn
}
