import type { MailContent } from '@salvia/documents'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { queueMessage } from '#kernel/outbox/outbox'
import type { OrderRow } from './move-order.ts'

/** Queues a mail about an order to its buyer, in the caller's transaction; none once the buyer is erased. */
export async function mailBuyer(
  queue: { tx: Db; jobs: Pick<Jobs, 'send'> },
  { id: orderId, email: recipient }: Pick<OrderRow, 'id' | 'email'>,
  content: MailContent,
  now: Date,
): Promise<void> {
  if (recipient !== '') await queueMessage(queue, { kind: 'Mail', recipient, orderId, content }, now)
}
