import { DAY_MS } from '@salvia/contract/durations'
import type { Db } from '#db/database'
import { findPlanLines } from '../../plans/index.ts'
import type { CartContext } from '../cart-context.ts'
import type { SetAside } from '../data/cart-notes.ts'
import { type CartRow, lockOwnCart } from '../data/cart-queries.ts'
import { putAside } from './move-cart.ts'
import { nextVersion } from './save-cart.ts'

const SET_ASIDE_DAYS = 30

async function practitionerOf(
  tx: Db,
  { lines }: CartRow,
  now: Date,
): Promise<Pick<SetAside, 'practitionerId' | 'practitionerName'>> {
  const itemIds = lines.flatMap(({ recommendationItemId }) => recommendationItemId ?? [])
  const [plan] = (await findPlanLines(tx, itemIds, now)).values()
  return { practitionerId: plan?.practitionerId ?? null, practitionerName: plan?.practitionerName ?? null }
}

/**
 * Makes room for a new current cart: one with products is set aside for 30 days and offered to the user, an empty one
 * is closed. Returns what the new cart stores about it.
 */
async function setCartAside(tx: Db, row: CartRow, context: CartContext): Promise<SetAside | null> {
  const { now } = context.pricing
  if (row.orderId) await context.withdrawOrder(tx, row.orderId)
  const isEmpty = row.lines.length === 0
  const event = isEmpty ? 'close' : 'reopen'
  await putAside(tx, row, { event, at: now, version: nextVersion(row.updatedAt, now) })
  if (isEmpty) return null
  return {
    id: row.id,
    ...(await practitionerOf(tx, row, now)),
    itemsCount: row.lines.reduce((count, { quantity }) => count + quantity, 0),
    until: new Date(now.getTime() + SET_ASIDE_DAYS * DAY_MS).toISOString(),
  }
}

/**
 * Columns written when a cart becomes a user's current one: its owner, and the set-aside cart. The caller must hold the
 * lock on the user's current carts.
 */
export async function claimCart(
  tx: Db,
  row: CartRow,
  userId: string,
  context: CartContext,
): Promise<Pick<CartRow, 'userId' | 'setAside' | 'setAsideAt'>> {
  const own = row.isCustomClientOrder ? null : await lockOwnCart(tx, userId)
  const setAside = own && own.id !== row.id ? await setCartAside(tx, own, context) : null
  return { userId, setAside, setAsideAt: null }
}
