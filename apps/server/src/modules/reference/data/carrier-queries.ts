import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { deliveryCarriers, shippingCountries } from './reference-tables.ts'

type Row = typeof deliveryCarriers.$inferSelect

const toCarrier = (row: Row): DeliveryCarrier => ({
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

const isServed = and(
  eq(shippingCountries.countryCode, deliveryCarriers.countryCode),
  eq(shippingCountries.isOpen, true),
)

/** Carriers of open countries. */
const servingCarriers = (db: Db) =>
  db.select(getTableColumns(deliveryCarriers)).from(deliveryCarriers).innerJoin(shippingCountries, isServed)

/** All carriers, by country and in display order. */
export async function listAllCarriers(db: Db): Promise<DeliveryCarrier[]> {
  const rows = await servingCarriers(db)
    .where(eq(deliveryCarriers.isActive, true))
    .orderBy(asc(deliveryCarriers.countryCode), asc(deliveryCarriers.position))
  return rows.map(toCarrier)
}

const serving = preparedAnywhere((db: Db) =>
  servingCarriers(db)
    .where(
      and(
        eq(deliveryCarriers.countryCode, sql.placeholder('countryCode')),
        eq(deliveryCarriers.isActive, true),
      ),
    )
    .orderBy(asc(deliveryCarriers.position))
    .prepare('serving_carriers'),
)

/** Carriers delivering to a country, in display order. Empty if nothing is shipped there. */
export async function listCarriers(tx: Db, countryCode: string): Promise<DeliveryCarrier[]> {
  const rows = await serving(tx).execute({ countryCode })
  return rows.map(toCarrier)
}
