import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { carts } from '../data/cart-tables.ts'
import { closeCarts } from './move-cart.ts'

type Person = { userId: string; emails: string[] }

const isOf = ({ userId, emails }: Person) =>
  or(eq(carts.userId, userId), eq(carts.shippingUserId, userId), inArray(sql`lower(${carts.email})`, emails))

/** Ids of a person's carts and of carts for them, including those filled as a guest. */
export async function listCartsOf(tx: Db, person: Person): Promise<string[]> {
  const rows = await tx.select({ id: carts.id }).from(carts).where(isOf(person)).orderBy(asc(carts.id))
  return rows.map(({ id }) => id)
}

type Practitioner = { userId: string; name: string }

/** Notes of set-aside carts contain a practitioner's name; only newer ones also have the id. */
function isNoting({ userId, name }: Practitioner) {
  const idOf = sql`${carts.setAside} ->> 'practitionerId'`
  const nameOf = sql`${carts.setAside} ->> 'practitionerName'`
  return or(eq(idOf, userId), and(isNull(idOf), eq(nameOf, name)))
}

/** Carts of anyone whose note says that a cart beside them follows this practitioner. */
export async function listCartsNoting(tx: Db, practitioner: Practitioner): Promise<string[]> {
  const rows = await tx.select({ id: carts.id }).from(carts).where(isNoting(practitioner))
  return rows.map(({ id }) => id)
}

/** Removes a practitioner's name from the carts that note it (`listCartsNoting`). */
export async function eraseCartsPractitioner(tx: Db, practitioner: Practitioner): Promise<void> {
  const nobody = JSON.stringify({ practitionerId: null, practitionerName: null })
  await tx
    .update(carts)
    .set({ setAside: sql`${carts.setAside} || ${nobody}::jsonb` })
    .where(isNoting(practitioner))
}

/** Locks carts in id order, as everyone who locks several must. */
export async function lockCarts(tx: Db, cartIds: string[]): Promise<void> {
  if (cartIds.length > 0)
    await tx
      .select({ id: carts.id })
      .from(carts)
      .where(inArray(carts.id, cartIds))
      .orderBy(asc(carts.id))
      .for('update')
}

/** Empties and closes carts, which orders may still reference. */
export async function eraseCarts(tx: Db, cartIds: string[], now: Date): Promise<void> {
  if (cartIds.length === 0) return
  await closeCarts(tx, inArray(carts.id, cartIds), {
    ...{ lines: [], userId: null, shippingUserId: null, mergedIntoUserId: null },
    ...{ setAside: null, setAsideAt: null, shownDigest: '', updatedAt: now },
  })
}
