import { adminRates } from '@salvia/contract/reference/admin-rates'
import { fullAdmin } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import {
  getExchangeRateRow,
  getVatRate,
  listAdminExchangeRates,
  listAdminVatRates,
} from './data/admin-rate-queries.ts'
import { supplyDay } from './data/supply-day.ts'
import { addExchangeRate, withdrawExchangeRate } from './use-cases/write-exchange-rate.ts'
import { addVatRate, endVatRate } from './use-cases/write-vat-rate.ts'

/** Admin routes for dated rates. */
export function rateRoutes(app: App) {
  const { db, now } = app
  app.route({
    ...adminRates.vatRates,
    handler: async ({ query }) => {
      const { results, count } = await listAdminVatRates(db, query, supplyDay(now()))
      return toPage(results, count, query)
    },
  })
  app.route({
    ...adminRates.addVatRate,
    handler: async (req, reply) => {
      const { userId: actorId } = fullAdmin(req)
      return reply.code(201).send(await addVatRate(db, { input: req.body, actorId }, now()))
    },
  })
  app.route({
    ...adminRates.vatRate,
    handler: async ({ params }, reply) => tagged(reply, await getVatRate(db, params.id, supplyDay(now()))),
  })
  app.route({
    ...adminRates.endVatRate,
    handler: async (req, reply) => {
      const ending = { rateId: req.params.id, actorId: fullAdmin(req).userId, version: versionRead(req) }
      return tagged(reply, await endVatRate(db, { ...ending, ...req.body }, now()))
    },
  })
  app.route({
    ...adminRates.withdrawVatRate,
    handler: async (req, reply) => {
      const ending = { rateId: req.params.id, actorId: fullAdmin(req).userId, version: versionRead(req) }
      return tagged(reply, await endVatRate(db, { ...ending, validTo: null }, now()))
    },
  })
  app.route({
    ...adminRates.exchangeRates,
    handler: async ({ query }) => {
      const { results, count } = await listAdminExchangeRates(db, query, supplyDay(now()))
      return toPage(results, count, query)
    },
  })
  app.route({
    ...adminRates.addExchangeRate,
    handler: async (req, reply) => {
      const { userId: actorId } = fullAdmin(req)
      return reply.code(201).send(await addExchangeRate(db, { input: req.body, actorId }, now()))
    },
  })
  app.route({
    ...adminRates.exchangeRate,
    handler: async ({ params }, reply) =>
      tagged(reply, await getExchangeRateRow(db, params.id, supplyDay(now()))),
  })
  app.route({
    ...adminRates.withdrawExchangeRate,
    handler: async (req, reply) => {
      const withdrawing = { rateId: req.params.id, actorId: fullAdmin(req).userId, version: versionRead(req) }
      return tagged(reply, await withdrawExchangeRate(db, withdrawing, now()))
    },
  })
}
