import { createHash } from 'node:crypto'
import { mayKeepPacks, unpaidSince } from '@salvia/rules/orders/reservation'
import { and, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import type { LockedOrder } from '../data/locked-order.ts'
import { unpaidReservations } from '../data/reservation-tables.ts'

const t = unpaidReservations

const keyOf = (kind: string, text: string): string =>
  createHash('sha256').update(`${kind}:${text.toLowerCase()}`).digest('base64url')

/**
 * Whether a locked order may keep its packs until it is paid, given what other unpaid orders of this network and e-mail
 * address reserved in the last hour; if so, it is recorded. Orders of one network or address are counted one at a time.
 */
export async function mayReserve(
  tx: Db,
  order: LockedOrder,
  { addressGroup }: { addressGroup: string },
  now: Date,
): Promise<boolean> {
  const keys = { addressKey: keyOf('address', addressGroup), emailKey: keyOf('email', order.email) }
  for (const key of Object.values(keys).sort()) await oneAtATime(tx, key)
  const isOfAddress = eq(t.addressKey, keys.addressKey)
  const isOfEmail = eq(t.emailKey, keys.emailKey)
  const packsOf = (which: SQL) => sql<number>`coalesce(sum(${t.packs}) filter (where ${which}), 0)::int`
  const unpaid = one(
    await tx
      .select({ address: packsOf(isOfAddress), email: packsOf(isOfEmail) })
      .from(t)
      .where(and(or(isOfAddress, isOfEmail), gt(t.reservedAt, unpaidSince(now)), ne(t.orderId, order.id))),
  )
  const packs = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!mayKeepPacks(packs, unpaid)) return false
  const kept = { ...keys, packs, reservedAt: now }
  await tx
    .insert(t)
    .values({ orderId: order.id, ...kept })
    .onConflictDoUpdate({ target: t.orderId, set: kept })
  return true
}

/** Deletes reservation records older than an hour. */
export async function forgetUnpaid(db: Db, now: Date): Promise<void> {
  await db.delete(t).where(lte(t.reservedAt, unpaidSince(now)))
}
