import type { DeclareWithdrawal, Withdrawal } from '@salvia/contract/orders/withdrawals'
import type { MailContent } from '@salvia/documents'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { newId } from '#kernel/ids'
import type { Jobs } from '#kernel/jobs/jobs'
import { findPrintedSeller } from '../../../seller/index.ts'
import { type OrderCaller, ownerOf } from '../../order-access.ts'
import { lockOrder } from '../../use-cases/lock-order.ts'
import { mailBuyer } from '../../use-cases/mail-buyer.ts'
import type { OrderRow } from '../../use-cases/move-order.ts'
import { listPacks } from '../data/withdrawal-queries.ts'
import { withdrawalLines, withdrawals } from '../data/withdrawal-tables.ts'
import { readWithdrawal } from '../read-withdrawal.ts'

export type Withdrawing = { db: Db; jobs: Jobs; publicUrl: string }
export type Declaration = {
  orderId: string
  caller: OrderCaller
  idempotencyKey: string | undefined
  declared: DeclareWithdrawal
}

type Packs = DeclareWithdrawal['lines']

/** More of a line than is left, or a line twice. */
const exceeds = (asked: Packs, left: Packs): boolean =>
  new Set(asked.map(({ orderLineId }) => orderLineId)).size < asked.length ||
  asked.some(
    ({ orderLineId, quantity }) =>
      quantity > (left.find((each) => each.orderLineId === orderLineId)?.quantity ?? 0),
  )

async function confirmation(
  tx: Db,
  order: OrderRow,
  { declared, publicUrl, now }: { declared: DeclareWithdrawal; publicUrl: string; now: Date },
): Promise<MailContent> {
  const [packs, seller] = await Promise.all([listPacks(tx, order.id), findPrintedSeller(tx)])
  return {
    template: 'orderWithdrawn',
    props: {
      languageCode: order.languageCode,
      number: order.number ?? '',
      name: declared.name,
      orderUrl: `${publicUrl}/orders/${order.id}?key=${order.orderKey}`,
      declaredAt: now.toISOString(),
      lines: packs.flatMap(({ orderLineId, name, brandName }) => {
        const asked = declared.lines.find((each) => each.orderLineId === orderLineId)
        return asked ? [{ name, brandName, quantity: asked.quantity }] : []
      }),
      returnTo: seller?.lines ?? [],
    },
  }
}

/**
 * Records that a buyer withdraws from packs of an order, and confirms it by mail with day and time, in one transaction
 * and once per key (Directive 2011/83/EU, articles 11 and 11a). An admin may record what came by letter. Throws not-found
 * for anyone else, conflict once the time is over or nothing is left, invalid for more packs than are left.
 */
export function declareWithdrawal(
  { db, jobs, publicUrl }: Withdrawing,
  { orderId, caller, idempotencyKey: key, declared }: Declaration,
  now: Date,
): Promise<Withdrawal> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const role = ownerOf(order, caller)
    const declare = async () => {
      const { may, left } = await readWithdrawal(tx, order, now)
      if (!may) throw conflict('withdrawal_over', 'This order can no longer be withdrawn from.')
      if (exceeds(declared.lines, left))
        throw invalid('withdrawal_lines', 'More packs than are left to withdraw from.', [
          { id: 'lines', error: 'withdrawal_lines' },
        ])
      const withdrawalId = newId()
      await tx.insert(withdrawals).values({ id: withdrawalId, orderId, declaredAt: now, name: declared.name })
      await tx.insert(withdrawalLines).values(declared.lines.map((line) => ({ ...line, withdrawalId })))
      const mail = await confirmation(tx, order, { declared, publicUrl, now })
      await mailBuyer({ tx, jobs }, order, mail, now)
      if (role === 'admin' && caller.actor)
        await recordAudit(
          tx,
          {
            event: 'WithdrawalRecordedByAdmin',
            actorId: caller.actor.userId,
            subject: { type: 'Order', id: orderId },
            details: { withdrawalId },
          },
          now,
        )
      return withdrawalId
    }
    const asked = { scope: `withdrawal:${orderId}`, key, input: declared }
    await onceByKey(tx, asked, declare, now)
    return readWithdrawal(tx, order, now)
  })
}
