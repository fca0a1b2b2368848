import { adminReference } from '@salvia/contract/reference/admin-reference'
import { fullAdmin } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { commissionLawRoutes } from './commission-law-routes.ts'
import { getAdminCarrier, listAdminCarriers } from './data/admin-carrier-queries.ts'
import { getAdminCountry, listAdminCountries } from './data/admin-country-queries.ts'
import { rateRoutes } from './rate-routes.ts'
import { openCountry } from './use-cases/open-country.ts'
import { changeCarrier, createCarrier } from './use-cases/write-carrier.ts'

function placeRoutes(app: App) {
  const { db, now } = app
  app.route({
    ...adminReference.carriers,
    handler: async ({ query }) => {
      const { results, count } = await listAdminCarriers(db, query)
      return toPage(results, count, query)
    },
  })
  app.route({
    ...adminReference.createCarrier,
    handler: async (req, reply) => {
      const { userId: actorId } = fullAdmin(req)
      return reply.code(201).send(await createCarrier(db, { input: req.body, actorId }, now()))
    },
  })
  app.route({
    ...adminReference.carrier,
    handler: async ({ params }, reply) => tagged(reply, await getAdminCarrier(db, params.id)),
  })
  app.route({
    ...adminReference.changeCarrier,
    handler: async (req, reply) => {
      const writing = { carrierId: req.params.id, actorId: fullAdmin(req).userId, version: versionRead(req) }
      return tagged(reply, await changeCarrier(db, writing, req.body, now()))
    },
  })
  app.route({
    ...adminReference.countries,
    handler: async ({ query }) => {
      const { results, count } = await listAdminCountries(db, query, now())
      return toPage(results, count, query)
    },
  })
  app.route({
    ...adminReference.country,
    handler: async ({ params }, reply) => tagged(reply, await getAdminCountry(db, params.code, now())),
  })
  app.route({
    ...adminReference.changeCountry,
    handler: async (req, reply) => {
      const opening = { code: req.params.code, actorId: fullAdmin(req).userId, version: versionRead(req) }
      await openCountry(db, { ...opening, ...req.body }, now())
      return tagged(reply, await getAdminCountry(db, req.params.code, now()))
    },
  })
}

/** Admin routes for countries, carriers and rates. */
export async function adminReferenceRoutes(app: App) {
  placeRoutes(app)
  rateRoutes(app)
  commissionLawRoutes(app)
}
