import { DAY_MS } from '@salvia/contract/durations'
import { and, asc, eq, lt, ne, notInArray, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { DomainError } from '#kernel/domain-error'
import type { CartContext } from '../cart-context.ts'
import { carts } from '../data/cart-tables.ts'
import { closeCarts } from './move-cart.ts'
import { nextVersion } from './save-cart.ts'

const UNTOUCHED_DAYS = 60
const SET_ASIDE_DAYS = 30
const BATCH = 100

/** Whether the cart's order ended; one whose payment is under way keeps its cart. */
async function isWithdrawn(tx: Db, context: CartContext, orderId: string): Promise<boolean> {
  try {
    await context.withdrawOrder(tx, orderId)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'conflict') return false
    throw error
  }
}

/** One cart per transaction: a cart currently in use is left for the next run. */
async function expireOne(tx: Db, context: CartContext, passedOver: string[]): Promise<boolean> {
  const { now } = context.pricing
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [row] = await tx
    .select()
    .from(carts)
    .where(
      and(
        ne(carts.state, 'Closed'),
        notInArray(carts.id, passedOver),
        lt(carts.createdAt, before(SET_ASIDE_DAYS)),
        or(lt(carts.updatedAt, before(UNTOUCHED_DAYS)), lt(carts.setAsideAt, before(SET_ASIDE_DAYS))),
      ),
    )
    .orderBy(asc(carts.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!row) return false
  if (row.orderId && !(await isWithdrawn(tx, context, row.orderId))) {
    passedOver.push(row.id)
    return true
  }
  const updatedAt = nextVersion(row.updatedAt, now)
  await closeCarts(tx, eq(carts.id, row.id), { lines: [], updatedAt })
  return true
}

/** Closes carts untouched for 60 days, and those set aside for 30, together with their orders. */
export async function expireCarts(context: CartContext): Promise<void> {
  const passedOver: string[] = []
  for (let left = BATCH; left > 0; left -= 1)
    if (!(await context.db.transaction((tx) => expireOne(tx, context, passedOver)))) return
}
