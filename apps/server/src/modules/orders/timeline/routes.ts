import { orderTimeline as calls } from '@salvia/contract/orders/timeline'
import { notFound } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { findOrder } from '../data/order-queries.ts'
import { type ListEntries, readTimeline } from './read-timeline.ts'

export type TimelineOptions = {
  /** What happened with the payments of an order, and what went back. */
  listPaymentEntries: ListEntries
}

/** The past of an order, for admins. */
export function timelineRoute(app: App, { listPaymentEntries }: TimelineOptions): void {
  const { db } = app
  app.route({
    ...calls.read,
    handler: async (req) => {
      const order = await findOrder(db, req.params.id)
      if (!order) throw notFound('order')
      return { results: await readTimeline(db, order, listPaymentEntries) }
    },
  })
}
