import type { AdminCarrier, CarrierChange, CarrierInput } from '@salvia/contract/reference/admin-reference'
import { chargedCurrency } from '@salvia/rules/money/charged-currency'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { changedFields } from '#kernel/audit/changed-fields'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid, isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { forgetReference } from '../cached-reference.ts'
import { toAdminCarrier } from '../data/admin-carrier-queries.ts'
import { deliveryCarriers } from '../data/reference-tables.ts'
import { checkCountry } from '../is-country.ts'

type Fields = Omit<CarrierInput, 'countryCode'>

/** Rules for carriers from every source. Throws invalid. */
function check({ freeFrom, minDays, maxDays }: Fields, countryCode: string): void {
  if (minDays > maxDays)
    throw invalid('days_contradict', 'The longest time is shorter than the shortest.', [
      { id: 'maxDays', error: 'days_contradict' },
    ])
  if (freeFrom !== null && freeFrom.currency !== chargedCurrency(countryCode))
    throw invalid('currency_not_charged', 'The country pays in another currency.', [
      { id: 'freeFrom.currency', error: 'currency_not_charged' },
    ])
}

const columnsOf = ({ fixedPrice, freeFrom, ...rest }: Fields) => ({
  ...rest,
  fixedPrice: fixedPrice.amount,
  freeFrom: freeFrom?.amount ?? null,
  freeFromCurrency: freeFrom?.currency ?? null,
  setBy: 'operator' as const,
  isDemo: false,
})

/** Creates a carrier, last in its country. Throws invalid. */
export async function createCarrier(
  db: Db,
  { input, actorId }: { input: CarrierInput; actorId: string },
  now: Date,
): Promise<AdminCarrier> {
  const { countryCode, ...fields } = input
  checkCountry(countryCode, 'countryCode')
  check(fields, countryCode)
  const made = await db.transaction(async (tx) => {
    const position = sql`(select coalesce(max(position), -1) + 1 from delivery_carriers)`
    const values = { ...columnsOf(fields), id: newId(), countryCode, position }
    const row = one(await tx.insert(deliveryCarriers).values(values).returning())
    const subject = { type: 'Carrier', key: row.id }
    const details = { changes: changedFields({}, input) }
    await recordAudit(tx, { event: 'CarrierCreated', actorId, subject, details }, now)
    return toAdminCarrier(row)
  })
  forgetReference(db)
  return made
}

/**
 * Changes a carrier; from then on an operator owns its price, and releases leave it alone. Throws not-found, invalid,
 * and precondition with the current carrier if someone else saved since `version` was read.
 */
export async function changeCarrier(
  db: Db,
  { carrierId, actorId, version }: { carrierId: string; actorId: string; version: number | undefined },
  change: CarrierChange,
  now: Date,
): Promise<AdminCarrier> {
  const changed = await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(deliveryCarriers)
      .where(eq(deliveryCarriers.id, carrierId))
      .for('update')
    if (!row) throw notFound('carrier')
    const current = toAdminCarrier(row)
    if (isOutdated(version, row)) throw new Outdated('Someone else saved this carrier meanwhile.', current)
    const { id: _, version: __, countryCode, isExample, ...before } = current
    const fields = { ...before, ...change } as Fields
    check(fields, countryCode)
    const changes = changedFields({ ...before, isExample }, { ...change, isExample: false })
    const subject = { type: 'Carrier', key: carrierId }
    await recordAudit(tx, { event: 'CarrierChanged', actorId, subject, details: { changes } }, now)
    if (changes.length === 0) return current
    const set = { ...columnsOf(fields), version: row.version + 1 }
    return toAdminCarrier(
      one(await tx.update(deliveryCarriers).set(set).where(eq(deliveryCarriers.id, carrierId)).returning()),
    )
  })
  forgetReference(db)
  return changed
}
