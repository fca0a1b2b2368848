import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { restBetween } from '#kernel/jobs/rest-between'
import { queueMessage } from '#kernel/outbox/outbox'
import { users } from '../../identity/index.ts'
import { disruptionUsers, productDisruptions } from '../data/disruption-tables.ts'
import { isProductShown, nameOfProduct } from '../data/product-name.ts'
import type { DisruptionContext } from '../disruption-context.ts'

const BATCH = 100

/** Practitioners with the product in an own plan who were not notified yet, locked. */
const lockUntold = (tx: Db, disruptionId: string) =>
  tx
    .select({
      id: disruptionUsers.id,
      accountId: users.id,
      email: users.email,
      firstName: users.firstName,
      languageCode: users.preferredLanguageCode,
    })
    .from(disruptionUsers)
    .innerJoin(users, eq(users.id, disruptionUsers.userId))
    .where(
      and(
        eq(disruptionUsers.disruptionId, disruptionId),
        isNull(disruptionUsers.toldAt),
        eq(users.userKindId, 'Practitioner'),
        eq(users.isActive, true),
        eq(users.emailVerified, true),
        sql`'HasInOwnRecommendation' = any(${disruptionUsers.flags})`,
      ),
    )
    .orderBy(asc(disruptionUsers.id))
    .limit(BATCH)
    .for('update', { of: disruptionUsers, skipLocked: true })

/** One batch; true when there may be more. The product cannot be back before its transaction ends. */
function notifySome(context: DisruptionContext, disruptionId: string): Promise<boolean> {
  const { db, jobs, config, now } = context
  return db.transaction(async (tx) => {
    const { id: key, productId, status } = productDisruptions
    const isActive = and(eq(key, disruptionId), eq(status, 'Active'))
    const [active] = await tx.select({ productId }).from(productDisruptions).where(isActive).for('share')
    if (!active) return false
    const product = await nameOfProduct(tx, active.productId)
    const page = (await isProductShown(tx, active.productId))
      ? `/shop/products/${active.productId}`
      : '/catalog-updates'
    const url = `${config.publicUrl}${page}`
    const some = await lockUntold(tx, disruptionId)
    for (const { id, accountId, email, firstName, languageCode } of some) {
      const props = { kind: 'productDisrupted' as const, firstName, languageCode, reason: product, url }
      const content = { template: 'account' as const, props }
      await queueMessage({ tx, jobs }, { kind: 'Mail', accountId, recipient: email, content }, now())
      await tx.update(disruptionUsers).set({ toldAt: now() }).where(eq(disruptionUsers.id, id))
    }
    return some.length === BATCH
  })
}

/**
 * Tells the practitioners of plans that hold the product of a disruption that became active: each once, and nobody more
 * once the product is back. It concerns their own plans, so that no setting ends it.
 */
export async function notifyPractitioners(context: DisruptionContext, disruptionId: string): Promise<void> {
  const rest = restBetween()
  while (await notifySome(context, disruptionId)) await rest()
}
