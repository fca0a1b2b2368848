import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { queueMessage } from '#kernel/outbox/outbox'
import { disruptionUsers, productDisruptions } from '../data/disruption-tables.ts'
import { lockToNotice } from '../data/disruption-user-queries.ts'
import { nameOfProduct } from '../data/product-name.ts'
import type { DisruptionContext } from '../disruption-context.ts'
import { signUnsubscription } from '../subscription-token.ts'

const BATCH = 100

type Noticed = Awaited<ReturnType<typeof lockToNotice>>[number]
type About = { product: string; productId: string }

async function notice(
  { jobs, config, sealed, now }: DisruptionContext,
  tx: Db,
  { person, about }: { person: Noticed; about: About },
): Promise<void> {
  const { id, userId, email, firstName, languageCode } = person
  const unsubscribe = {
    page: `${config.publicUrl}/stock-notices/end?token={secret}`,
    post: `${config.publicUrl}/api/product-disruptions/subscriptions/unsubscribe?token={secret}`,
  }
  const url = `${config.publicUrl}/shop/products/${about.productId}`
  const kind = 'backInStock' as const
  const props = { kind, languageCode, firstName, reason: about.product, url, unsubscribe }
  const noticeMessageId = await queueMessage(
    { tx, jobs },
    {
      kind: 'Mail',
      recipient: email,
      content: { template: 'account', props },
      sealedSecret: sealed.seal(signUnsubscription(config.secrets.token, id)),
      ...(userId !== null && { accountId: userId }),
    },
    now(),
  )
  await tx
    .update(disruptionUsers)
    .set({ noticedAt: now(), noticeMessageId })
    .where(eq(disruptionUsers.id, id))
}

/** Takes back what was asked for and not queued yet: of one person, or of all once the product is short again. */
const takeBack = (tx: Db, disruptionId: string, id?: string) =>
  tx
    .update(disruptionUsers)
    .set({ noticeAskedAt: null })
    .where(
      and(
        eq(disruptionUsers.disruptionId, disruptionId),
        isNull(disruptionUsers.noticedAt),
        id === undefined ? undefined : eq(disruptionUsers.id, id),
      ),
    )

/** One batch; true when there may be more. The status cannot change before its transaction ends. */
function sendSome(context: DisruptionContext, disruptionId: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const isIt = eq(productDisruptions.id, disruptionId)
    const [held] = await tx.select().from(productDisruptions).where(isIt).for('share')
    if (!held) return false
    if (held.status !== 'Resolved') {
      await takeBack(tx, disruptionId)
      return false
    }
    const { productId } = held
    const about = { productId, product: await nameOfProduct(tx, productId) }
    const some = await lockToNotice(tx, disruptionId, BATCH)
    for (const person of some)
      if (person.isReachable) await notice(context, tx, { person, about })
      else await takeBack(tx, disruptionId, person.id)
    return some.length === BATCH
  })
}

/**
 * Queues the back-in-stock notices that were asked for, in the language of each person, in batches: a notice is queued
 * by the transaction that writes it down, so that whoever runs this, and however often, each person gets one.
 */
export async function sendNotices(context: DisruptionContext, disruptionId: string): Promise<void> {
  while (await sendSome(context, disruptionId)) await nextTurn()
}
