import { commissionLaws } from '@salvia/contract/reference/commission-laws'
import { fullAdmin } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { getCommissionLaw, listCommissionLaws } from './data/commission-law-queries.ts'
import { supplyDay } from './data/supply-day.ts'
import { addCommissionLaw, withdrawCommissionLaw } from './use-cases/write-commission-law.ts'

/** Admin routes for where commission is allowed. */
export function commissionLawRoutes(app: App) {
  const { db, now } = app
  app.route({
    ...commissionLaws.list,
    handler: async ({ query }) => {
      const { results, count } = await listCommissionLaws(db, query, supplyDay(now()))
      return toPage(results, count, query)
    },
  })
  app.route({
    ...commissionLaws.add,
    handler: async (req, reply) => {
      const { userId: actorId } = fullAdmin(req)
      return reply.code(201).send(await addCommissionLaw(app, { input: req.body, actorId }, now()))
    },
  })
  app.route({
    ...commissionLaws.get,
    handler: async ({ params }, reply) =>
      tagged(reply, await getCommissionLaw(db, params.id, supplyDay(now()))),
  })
  app.route({
    ...commissionLaws.withdraw,
    handler: async (req, reply) => {
      const withdrawing = { lawId: req.params.id, actorId: fullAdmin(req).userId, version: versionRead(req) }
      return tagged(reply, await withdrawCommissionLaw(app, withdrawing, now()))
    },
  })
}
