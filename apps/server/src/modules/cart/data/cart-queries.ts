import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { users } from '../../identity/index.ts'
import { carts } from './cart-tables.ts'

export type CartRow = typeof carts.$inferSelect

const byId = preparedAnywhere((db: Db) =>
  db
    .select()
    .from(carts)
    .where(eq(carts.id, sql.placeholder('id')))
    .prepare('cart_by_id'),
)

export async function findCart(db: Db, cartId: string): Promise<CartRow | null> {
  const [cart] = await byId(db).execute({ id: cartId })
  return cart ?? null
}

const lockedById = preparedAnywhere((db: Db) =>
  db
    .select()
    .from(carts)
    .where(eq(carts.id, sql.placeholder('id')))
    .for('update')
    .prepare('locked_cart_by_id'),
)

/** The cart, locked until the caller's transaction ends. */
export async function lockCart(tx: Db, cartId: string): Promise<CartRow | null> {
  const [cart] = await lockedById(tx).execute({ id: cartId })
  return cart ?? null
}

const isCurrentOf = (userId: string) =>
  and(eq(carts.userId, userId), ne(carts.state, 'Closed'), isNull(carts.setAsideAt))

/** The cart a user is working on: of their own cart and client orders, the most recently touched. */
export async function findCurrentCart(db: Db, userId: string): Promise<CartRow | null> {
  const newest = db.select().from(carts).where(isCurrentOf(userId)).orderBy(desc(carts.updatedAt)).limit(1)
  const [cart] = await newest
  return cart ?? null
}

/** The user's own current cart, excluding client orders, locked. */
export async function lockOwnCart(tx: Db, userId: string): Promise<CartRow | null> {
  const isOwn = and(isCurrentOf(userId), eq(carts.isCustomClientOrder, false))
  const [cart] = await tx.select().from(carts).where(isOwn).for('update')
  return cart ?? null
}

export type CartPerson = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'firstName' | 'lastName' | 'userStatusId' | 'permissions' | 'userKindId'
>

/** The people of a cart, by id. No query if it has none. */
export async function findPeople(db: Db, ids: (string | null)[]): Promise<Map<string, CartPerson>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const { id, email, firstName, lastName, userStatusId, permissions, userKindId } = users
  const rows = await db
    .select({ id, email, firstName, lastName, userStatusId, permissions, userKindId })
    .from(users)
    .where(inArray(users.id, known))
  return new Map(rows.map((person) => [person.id, person]))
}
