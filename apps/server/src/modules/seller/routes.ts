import { adminSeller } from '@salvia/contract/seller/admin-seller'
import { fullAdmin } from '#kernel/http/access'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { readSeller } from './data/seller-queries.ts'
import { changeSeller } from './use-cases/change-seller.ts'

/** Admin routes for the seller. */
export async function sellerRoutes(app: App) {
  const { db, config, now } = app
  app.route({ ...adminSeller.get, handler: async (_, reply) => tagged(reply, await readSeller(db, config)) })
  app.route({
    ...adminSeller.put,
    handler: async (req, reply) => {
      const writing = { actorId: fullAdmin(req).userId, version: versionRead(req) }
      return tagged(reply, await changeSeller(app, writing, req.body, now()))
    },
  })
}
