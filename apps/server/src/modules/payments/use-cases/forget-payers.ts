import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { gatewayMessages, paymentAttempts } from '../data/payment-tables.ts'
import { redactPayer } from '../redact-payer.ts'

/**
 * Removes payers from the payments of orders: open gateway pages, and messages stored unredacted by earlier versions.
 */
export async function forgetPayers(tx: Db, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
  const attempts = await tx
    .update(paymentAttempts)
    .set({ url: null })
    .where(inArray(paymentAttempts.orderId, orderIds))
    .returning({ sessionId: paymentAttempts.sessionId, paymentRef: paymentAttempts.paymentRef })
  const names = attempts.flatMap(({ sessionId, paymentRef }) => [sessionId, paymentRef])
  const patterns = [...orderIds, ...names].filter((name) => name !== null).map(likePattern)
  const messages = await tx
    .select({ id: gatewayMessages.id, body: gatewayMessages.body })
    .from(gatewayMessages)
    .where(sql`${gatewayMessages.body}::text like any(${sql.param(patterns)}::text[])`)
  for (const { id, body } of messages)
    await tx
      .update(gatewayMessages)
      .set({ body: redactPayer(body) })
      .where(eq(gatewayMessages.id, id))
}
