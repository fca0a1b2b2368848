import { orders as calls } from '@salvia/contract/orders/orders'
import { signedIn } from '#kernel/http/access'
import { sendAttachment } from '#kernel/http/attachment'
import type { App } from '../../../app-type.ts'
import { languageOf } from '../../catalogue/index.ts'
import type { ExportReading } from './data/exported-orders.ts'
import { exportOrders } from './export-orders.ts'

const FILE = { name: 'salvia-orders.csv', contentType: 'text/csv; charset=utf-8' }

/** The list of orders as a file, for admins. */
export function exportRoute(app: App, reading: Omit<ExportReading, 'db'>): void {
  const { db, now } = app
  app.route({
    ...calls.export,
    handler: async (req, reply) => {
      const asked = { filters: req.query, language: languageOf(req), userId: signedIn(req).userId }
      return sendAttachment(reply, {
        ...FILE,
        bytes: await exportOrders({ db, ...reading }, asked, now()),
      })
    },
  })
}
