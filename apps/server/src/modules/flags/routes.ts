import { featureFlags } from '@salvia/contract/flags/feature-flags'
import { fullAdmin } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { getFlag, listFlags } from './data/flag-queries.ts'
import { changeFlag, createFlag } from './use-cases/write-flag.ts'

/** Feature flag routes for admins. */
export async function flagRoutes(app: App) {
  const { db, now } = app
  app.route({
    ...featureFlags.list,
    handler: async ({ query }) => {
      const { results, count } = await listFlags(db, query)
      return toPage(results, count, query)
    },
  })
  app.route({
    ...featureFlags.create,
    handler: async (req, reply) => {
      const { userId: actorId } = fullAdmin(req)
      return reply.code(201).send(await createFlag(db, { input: req.body, actorId }, now()))
    },
  })
  app.route({
    ...featureFlags.get,
    handler: async ({ params }, reply) => tagged(reply, await getFlag(db, params.key)),
  })
  app.route({
    ...featureFlags.put,
    handler: async (req, reply) => {
      const saving = { key: req.params.key, actorId: fullAdmin(req).userId, version: versionRead(req) }
      return tagged(reply, await changeFlag(db, saving, req.body, now()))
    },
  })
}
