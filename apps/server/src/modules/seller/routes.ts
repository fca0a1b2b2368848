import { adminSeller } from '@salvia/contract/seller/admin-seller'
import { fullAdmin } from '#kernel/http/access'
import type { App } from '../../app-type.ts'
import { readSeller } from './data/seller-queries.ts'
import { changeSeller } from './use-cases/change-seller.ts'

/** Who sells, as admins read and write it. */
export async function sellerRoutes(app: App) {
  const { db, config, now } = app
  app.route({ ...adminSeller.get, handler: () => readSeller(db, config) })
  app.route({
    ...adminSeller.put,
    handler: (req) => changeSeller(app, fullAdmin(req).userId, req.body, now()),
  })
}
