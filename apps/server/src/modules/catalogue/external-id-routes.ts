import { externalIds } from '@salvia/contract/external-ids'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../app-type.ts'
import { getAdminProduct } from './data/admin-record-queries.ts'
import { addExternalId, changeExternalId, removeExternalId } from './use-cases/write-external-ids.ts'

/** Where else products are known. */
export async function externalIdRoutes(app: App) {
  const { db, now } = app

  app.route({
    ...externalIds.create,
    handler: async (req, reply) => {
      const { productId, ...key } = req.body
      await addExternalId(db, { productId, actorId: signedIn(req).userId, key }, now())
      return reply.code(201).send(await getAdminProduct(db, productId))
    },
  })

  app.route({
    ...externalIds.put,
    handler: async (req) => {
      const written = { externalId: req.params.id, actorId: signedIn(req).userId, key: req.body }
      return getAdminProduct(db, await changeExternalId(db, written, now()))
    },
  })

  app.route({
    ...externalIds.delete,
    handler: async (req) => {
      const written = { externalId: req.params.id, actorId: signedIn(req).userId }
      return getAdminProduct(db, await removeExternalId(db, written, now()))
    },
  })
}
