import { adminProducts } from '@salvia/contract/catalogue/admin-products'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../../app-type.ts'
import { listAdminProducts } from './data/admin-list-queries.ts'
import { getAdminProduct } from './data/admin-record-queries.ts'
import { listHistory } from './data/history-queries.ts'
import { archiveProduct } from './use-cases/archive-product.ts'
import { changeProduct } from './use-cases/change-product.ts'
import { createProduct } from './use-cases/create-product.ts'

/** Product routes for admins. */
export async function adminProductRoutes(app: App) {
  const { db, now } = app

  app.route({
    ...adminProducts.list,
    handler: async ({ query }) => {
      const { results, count } = await listAdminProducts(db, query)
      return toPage(results, count, query)
    },
  })

  app.route({
    ...adminProducts.create,
    handler: async (req, reply) => {
      const productId = await createProduct(db, { input: req.body, actorId: signedIn(req).userId }, now())
      return reply.code(201).send(await getAdminProduct(db, productId))
    },
  })

  app.route({
    ...adminProducts.get,
    handler: async ({ params }, reply) => tagged(reply, await getAdminProduct(db, params.id)),
  })

  app.route({
    ...adminProducts.put,
    handler: async (req, reply) => {
      const { id: productId } = req.params
      const writing = { productId, actorId: signedIn(req).userId, version: versionRead(req) }
      await changeProduct(db, writing, req.body, now())
      return tagged(reply, await getAdminProduct(db, productId))
    },
  })

  app.route({
    ...adminProducts.archive,
    handler: async (req) => {
      const { id: productId } = req.params
      await archiveProduct(db, { productId, actorId: signedIn(req).userId }, now())
      return getAdminProduct(db, productId)
    },
  })

  app.route({
    ...adminProducts.history,
    handler: async ({ params, query }) => {
      await getAdminProduct(db, params.id)
      const { results, count } = await listHistory(db, { type: 'Product', id: params.id }, query)
      return toPage(results, count, query)
    },
  })
}
