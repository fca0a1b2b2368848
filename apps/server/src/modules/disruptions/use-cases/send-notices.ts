import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { restBetween } from '#kernel/jobs/rest-between'
import { queueMessages } from '#kernel/outbox/outbox'
import { disruptionUsers, productDisruptions } from '../data/disruption-tables.ts'
import { lockToNotice } from '../data/disruption-user-queries.ts'
import { isProductForSale, nameOfProduct } from '../data/product-name.ts'
import { type DisruptionContext, STOCK_NOTICE } from '../disruption-context.ts'
import { signUnsubscription } from '../subscription-token.ts'

const BATCH = 200

type Noticed = Awaited<ReturnType<typeof lockToNotice>>[number]
type About = { product: string; productId: string }

function noticeOf({ config, sealed }: DisruptionContext, person: Noticed, about: About) {
  const { id, userId, email: recipient, firstName, languageCode } = person
  const unsubscribe = {
    page: `${config.publicUrl}/stock-notices/end?token={secret}`,
    post: `${config.publicUrl}/api/product-disruptions/subscriptions/unsubscribe?token={secret}`,
  }
  const url = `${config.publicUrl}/shop/products/${about.productId}`
  const kind = 'backInStock' as const
  const props = { kind, languageCode, firstName, reason: about.product, url, unsubscribe }
  return {
    ...{ kind: 'Mail' as const, recipient, content: { template: 'account' as const, props } },
    about: { type: STOCK_NOTICE, key: id },
    sealedSecret: sealed.seal(
      signUnsubscription(config.secrets.token, userId === null ? { email: recipient } : { id }),
    ),
    ...(userId !== null && { accountId: userId }),
  }
}

/** Queues the notices of some people and writes down that they have theirs. */
async function notice(context: DisruptionContext, tx: Db, some: Noticed[], about: About): Promise<void> {
  if (some.length === 0) return
  const { jobs, now } = context
  const messageIds = await queueMessages(
    { tx, jobs },
    some.map((person) => noticeOf(context, person, about)),
    now(),
  )
  const ids = sql.param(some.map(({ id }) => id))
  await tx
    .update(disruptionUsers)
    .set({ noticedAt: now(), noticeMessageId: sql`v.message_id` })
    .from(sql`unnest(${ids}::uuid[], ${sql.param(messageIds)}::uuid[]) as v (id, message_id)`)
    .where(eq(disruptionUsers.id, sql`v.id`))
}

/** Takes back what was asked for and not queued yet: of some people, or of all once the product cannot be bought. */
const takeBack = (tx: Db, disruptionId: string, ids?: string[]) =>
  tx
    .update(disruptionUsers)
    .set({ noticeAskedAt: null })
    .where(
      and(
        eq(disruptionUsers.disruptionId, disruptionId),
        isNull(disruptionUsers.noticedAt),
        ids && inArray(disruptionUsers.id, ids),
      ),
    )

/** One batch; true when there may be more. The status cannot change before its transaction ends. */
function sendSome(context: DisruptionContext, disruptionId: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const isIt = eq(productDisruptions.id, disruptionId)
    const [held] = await tx.select().from(productDisruptions).where(isIt).for('share')
    if (!held) return false
    if (held.status !== 'Resolved' || !(await isProductForSale(tx, held.productId))) {
      await takeBack(tx, disruptionId)
      return false
    }
    const { productId } = held
    const about = { productId, product: await nameOfProduct(tx, productId) }
    const some = await lockToNotice(tx, disruptionId, BATCH)
    const { reachable = [], lost = [] } = Object.groupBy(some, ({ isReachable }) =>
      isReachable ? 'reachable' : 'lost',
    )
    await notice(context, tx, reachable, about)
    if (lost.length > 0)
      await takeBack(
        tx,
        disruptionId,
        lost.map(({ id }) => id),
      )
    return some.length === BATCH
  })
}

/**
 * Queues the back-in-stock notices that were asked for, in the language of each person, in batches: a notice is queued
 * by the transaction that records it, so that each person gets one, however often this runs.
 */
export async function sendNotices(context: DisruptionContext, disruptionId: string): Promise<void> {
  const rest = restBetween()
  while (await sendSome(context, disruptionId)) await rest()
}
