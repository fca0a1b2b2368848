import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { findShownProduct } from '../catalogue/index.ts'
import { disruptionUsers, productDisruptions } from './data/disruption-tables.ts'
import { isSubscribable } from './data/disruption-user-queries.ts'
import { accountOf, rowsOf } from './data/subscriber-queries.ts'
import { askedAtOf, readSubscription, readUnsubscription, type Subscription } from './subscription-token.ts'

type Link = { key: string; token: string }

const u = disruptionUsers

/** The product of a disruption, as far as the shop shows it. */
async function productOf(db: Db, disruptionId: string) {
  const { productId } = productDisruptions
  const [row] = await db
    .select({ productId })
    .from(productDisruptions)
    .where(eq(productDisruptions.id, disruptionId))
  return row ? findShownProduct(db, row.productId) : null
}

/** What became of a subscription since its link was asked for; null where it is to be confirmed. */
async function endOf(db: Db, { disruptionId, email }: Subscription, askedAt: Date) {
  if (!(await isSubscribable(db, disruptionId))) return 'Over'
  const [account] = await accountOf(db, email)
  const isTheirs = account ? eq(u.userId, account.userId) : eq(u.email, email)
  const [row] = await db
    .select()
    .from(u)
    .where(and(eq(u.disruptionId, disruptionId), isTheirs))
  if (row?.unsubscribedAt && row.unsubscribedAt > askedAt) return 'EndedSince'
  if (row?.noticedAt && row.noticedAt > askedAt) return 'ToldSince'
  return row?.subscribedAt && !row.unsubscribedAt && !row.noticedAt ? 'Done' : null
}

/** What a link that confirms a subscription would come to; null if it is forged, expired or not whole. */
export async function lookUpSubscription(db: Db, { key, token }: Link, now: Date) {
  const subscription = readSubscription(key, token, now)
  if (subscription === null) return null
  const over = await endOf(db, subscription, askedAtOf(subscription))
  return { over, about: await productOf(db, subscription.disruptionId) } as const
}

/**
 * What following a link that ends notices would do; null if it is forged or incomplete. A link for a whole address
 * names no product.
 */
export async function lookUpUnsubscription(db: Db, { key, token }: Link) {
  const noticed = readUnsubscription(key, token)
  if (noticed === null) return null
  const areTheirs = await rowsOf(db, noticed)
  const left = areTheirs ? await db.$count(u, and(areTheirs, isNull(u.unsubscribedAt))) : 0
  const [row] = 'id' in noticed ? await db.select().from(u).where(eq(u.id, noticed.id)) : []
  return {
    over: left === 0 ? 'Done' : null,
    about: row ? await productOf(db, row.disruptionId) : null,
  } as const
}
