import { type ErpReadings, erpProducts } from '@salvia/contract/erp-products/erp-products'
import { recordAudit } from '#kernel/audit/record-audit'
import { unavailable } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { findReadings, listDifferences } from './data/erp-product-queries.ts'
import { compareProducts } from './use-cases/compare-products.ts'
import { followStock } from './use-cases/follow-stock.ts'
import type { Reading } from './use-cases/read-erp.ts'

type Kept = { readAt: Date | null; failedAt: Date | null }

const timesOf = ({ readAt, failedAt }: Kept) => ({
  readAt: readAt?.toISOString() ?? null,
  failedAt: failedAt?.toISOString() ?? null,
})

async function describeReadings({ db, erp }: Reading): Promise<ErpReadings> {
  const { stock, products } = await findReadings(db)
  return {
    isConnected: erp.listProducts !== null,
    stock: { ...timesOf(stock), changed: stock.count },
    products: { ...timesOf(products), different: products.count },
  }
}

/** Stock each hour and products each night from the ERP, where one is connected, and what differs. */
export async function erpProductRoutes(app: App) {
  const { db, jobs, log } = app
  const reading: Reading = { db, erp: app.services.erp, now: () => app.now() }
  jobs.on({ queue: 'erp-products.follow-stock', cron: '17 * * * *', work: () => followStock(reading) })
  jobs.on({ queue: 'erp-products.compare', cron: '41 3 * * *', work: () => compareProducts(reading) })

  app.route({
    ...erpProducts.list,
    handler: async ({ query }) => {
      const { rows, count } = await listDifferences(db, query)
      return toPage(rows, count, query)
    },
  })

  app.route({ ...erpProducts.readings, handler: () => describeReadings(reading) })

  app.route({
    ...erpProducts.read,
    handler: async (req) => {
      const subject = { type: 'ErpReading', key: 'all' }
      await recordAudit(db, { event: 'ErpRead', actorId: signedIn(req).userId, subject }, app.now())
      try {
        await followStock(reading)
        await compareProducts(reading)
      } catch (error) {
        log.warn({ err: error }, 'erp_not_read')
        throw unavailable('erp_unread', 'The ERP does not answer, or refused. What was read before stays.')
      }
      return describeReadings(reading)
    },
  })
}
