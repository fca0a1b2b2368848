import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { disruptionUsers, productDisruptions } from '../data/disruption-tables.ts'
import { isAmongAll, isToBeAskedFor, isWaitingForNotice } from '../data/disruption-user-queries.ts'
import { isProductForSale } from '../data/product-name.ts'
import { type DisruptionContext, SEND_NOTICES, subjectOf } from '../disruption-context.ts'

type Acting = { actorId: string }

/** Asks for notices of a disruption, where `where` holds; who has one, refused them or cannot be reached is left out. */
async function askIn(
  tx: Db,
  { jobs, now }: DisruptionContext,
  { disruptionId, where, actorId }: Acting & { disruptionId: string; where: SQL | undefined },
): Promise<number> {
  const isIt = eq(productDisruptions.id, disruptionId)
  const [held] = await tx.select().from(productDisruptions).where(isIt).for('update')
  if (!held) throw notFound('disruption')
  if (held.status !== 'Resolved')
    throw conflict('disruption_not_resolved', 'Notices are sent once the product is back.')
  if (!(await isProductForSale(tx, held.productId)))
    throw conflict('disruption_not_for_sale', 'The shop does not sell this product now.')
  const asked = await tx
    .update(disruptionUsers)
    .set({ noticeAskedAt: now() })
    .where(and(eq(disruptionUsers.disruptionId, disruptionId), where, isToBeAskedFor))
    .returning({ id: disruptionUsers.id })
  // Also for those whom a job that gave up left waiting: nothing else would begin again.
  const areWaiting = (await tx.$count(disruptionUsers, isWaitingForNotice(disruptionId))) > 0
  if (areWaiting) await jobs.send(tx, SEND_NOTICES, { disruptionId })
  const details = { asked: asked.length }
  const entry = { event: 'BackInStockNoticesAsked', actorId, subject: subjectOf(disruptionId), details }
  await recordAudit(tx, entry, now())
  return asked.length
}

/**
 * Has back-in-stock notices sent to some people, by a job, and answers how many more it will be: who was asked for
 * before is not asked for again, and sent what is left by a job that gave up. Throws not-found when one is missing, and conflict while a product
 * is not back, or cannot be bought.
 */
export function askForNotices(
  context: DisruptionContext,
  { ids, actorId }: Acting & { ids: string[] },
): Promise<number> {
  const sought = [...new Set(ids)]
  return context.db.transaction(async (tx) => {
    const { id, disruptionId } = disruptionUsers
    const rows = await tx.select({ disruptionId }).from(disruptionUsers).where(inArray(id, sought))
    if (rows.length < sought.length) throw notFound('user')
    const where = inArray(id, sought)
    let asked = 0
    for (const each of [...new Set(rows.map((row) => row.disruptionId))].toSorted())
      asked += await askIn(tx, context, { disruptionId: each, where, actorId })
    return asked
  })
}

/** The same for everyone a disruption touches, but those with the impact None. */
export const askForAllNotices = (
  context: DisruptionContext,
  { disruptionId, actorId }: Acting & { disruptionId: string },
): Promise<number> =>
  context.db.transaction((tx) => askIn(tx, context, { disruptionId, actorId, where: isAmongAll }))
