import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { deliveryCarriers } from './reference-tables.ts'

type Row = typeof deliveryCarriers.$inferSelect

export const toCarrier = (row: Row): DeliveryCarrier => ({
  id: row.id,
  countryCode: row.countryCode,
  name: row.name,
  kind: row.kind,
  fixedPrice: { amount: row.fixedPrice, currency: 'EUR' },
  freeFrom:
    row.freeFrom === null || row.freeFromCurrency === null
      ? null
      : { amount: row.freeFrom, currency: row.freeFromCurrency },
  minDays: row.minDays,
  maxDays: row.maxDays,
  isDemo: row.isDemo,
})

/** The carriers that bring parcels to a country, in the order they are offered. Empty: nothing is shipped there. */
export async function listCarriers(tx: Db, countryCode: string): Promise<DeliveryCarrier[]> {
  const rows = await tx
    .select()
    .from(deliveryCarriers)
    .where(and(eq(deliveryCarriers.countryCode, countryCode), eq(deliveryCarriers.isActive, true)))
    .orderBy(asc(deliveryCarriers.position))
  return rows.map(toCarrier)
}
