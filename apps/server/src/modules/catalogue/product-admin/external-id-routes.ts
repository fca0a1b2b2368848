import { externalIds } from '@salvia/contract/catalogue/external-ids'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { versionRead } from '#kernel/http/versions'
import type { App } from '../../../app-type.ts'
import { getAdminProduct } from './data/admin-record-queries.ts'
import { endLostSyncs } from './use-cases/end-lost-syncs.ts'
import { acceptFill, proposeFill } from './use-cases/fill-from-label.ts'
import { refusalWithoutLabel, syncExternalId } from './use-cases/sync-external-id.ts'
import { addExternalId, changeExternalId, removeExternalId } from './use-cases/write-external-ids.ts'

function labelRoutes(app: App): void {
  const { db, now, services } = app

  app.route({
    ...externalIds.sync,
    handler: async (req) => {
      const asking = { externalId: req.params.id, actorId: signedIn(req).userId }
      return getAdminProduct(db, await syncExternalId(app, asking, now))
    },
  })

  app.route({
    ...externalIds.autoFill,
    handler: (req) => {
      const filling = { productId: req.params.id, actorId: signedIn(req).userId, version: versionRead(req) }
      const { accept, ...asked } = req.body ?? {}
      return accept
        ? acceptFill(app, filling, { ...asked, accept }, now())
        : proposeFill(app, filling, asked, now)
    },
  })

  app.route({
    ...externalIds.labels,
    handler: async ({ query }) => {
      const { offset, limit } = query
      const found = await services.labelData.search(query.query, { offset, limit })
      if ('error' in found) throw refusalWithoutLabel(found.error)
      // The service's own total is unreliable: a full page implies a next one.
      const seen = offset + found.hits.length
      const count = found.hits.length < limit ? seen : seen + 1
      return toPage(found.hits, { count, isEstimate: true }, query)
    },
  })
}

/** Routes for a product's external ids. */
export async function externalIdRoutes(app: App) {
  const { db, now, jobs } = app
  labelRoutes(app)
  jobs.on({
    queue: 'catalogue.end-lost-syncs',
    cron: '*/5 * * * *',
    work: () => endLostSyncs(db, now()),
  })

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
