import type { AdminCarrier } from '@salvia/contract/reference/admin-reference'
import { and, asc, eq, ilike } from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { byLetters, orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { deliveryCarriers } from './reference-tables.ts'

export type CarrierRow = typeof deliveryCarriers.$inferSelect

export const toAdminCarrier = (row: CarrierRow): AdminCarrier => ({
  id: row.id,
  version: row.version,
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
  isActive: row.isActive,
  isExample: row.isDemo,
})

type Asked = {
  name?: string | undefined
  countryCode?: string | undefined
  isActive?: boolean | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

const sortable = {
  name: byLetters(deliveryCarriers.name),
  countryCode: deliveryCarriers.countryCode,
  fixedPrice: deliveryCarriers.fixedPrice,
}

/** All carriers, including inactive ones and those of closed countries. */
export async function listAdminCarriers(db: Db, { offset, limit, sort, ...asked }: Asked) {
  const { id, name, countryCode, isActive, position } = deliveryCarriers
  const where = and(
    asked.name ? ilike(name, likePattern(asked.name)) : undefined,
    asked.countryCode ? eq(countryCode, asked.countryCode) : undefined,
    asked.isActive === undefined ? undefined : eq(isActive, asked.isActive),
  )
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(deliveryCarriers)
      .where(where)
      .orderBy(...orderBy(sort, sortable, [asc(countryCode), asc(position)]), asc(id))
      .limit(limit)
      .offset(offset),
    db.$count(deliveryCarriers, where),
  ])
  return { results: rows.map(toAdminCarrier), count }
}

/** A carrier in the admin view. Throws not-found. */
export async function getAdminCarrier(db: Db, carrierId: string): Promise<AdminCarrier> {
  const [row] = await db.select().from(deliveryCarriers).where(eq(deliveryCarriers.id, carrierId))
  if (!row) throw notFound('carrier')
  return toAdminCarrier(row)
}
