import { practitionerTransactions } from '@salvia/contract/wallet/practitioner-transactions'
import type { FastifyRequest } from 'fastify'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { isAccounting } from '#kernel/http/actor'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import {
  getPractitionerTransaction,
  listPractitionerTransactions,
  readTotals,
  type Viewer,
} from './data/practitioner-transaction-queries.ts'
import { getWalletOwner } from './data/wallet-owner.ts'
import { changeTransaction } from './use-cases/change-transaction.ts'
import { enterTransaction } from './use-cases/enter-transaction.ts'

function viewerOf(req: FastifyRequest): Viewer {
  const actor = signedIn(req)
  return { isAccounting: isAccounting(actor), userId: actor.userId }
}

function readRoutes(app: App): void {
  const { db } = app

  app.route({
    ...practitionerTransactions.list,
    handler: async (req) => {
      const { results, count } = await listPractitionerTransactions(db, viewerOf(req), req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({ ...practitionerTransactions.totals, handler: (req) => readTotals(db, req.query) })

  app.route({
    ...practitionerTransactions.get,
    handler: async (req, reply) =>
      tagged(reply, await getPractitionerTransaction(db, viewerOf(req), req.params.id)),
  })

  app.route({
    ...practitionerTransactions.commissions,
    handler: async (req) => {
      const viewer = viewerOf(req)
      const { practitionerId } = req.params
      if (!viewer.isAccounting && viewer.userId !== practitionerId) throw notFound('user')
      await getWalletOwner(db, practitionerId)
      const filter = { ...req.query, practitionerId, transactionTypes: ['Commission' as const] }
      const { results, count } = await listPractitionerTransactions(db, viewer, filter)
      return toPage(results, count, req.query)
    },
  })
}

/** Routes for movements of wallets: accounting enters, posts and cancels them, practitioners read their own. */
export function practitionerTransactionRoutes(app: App): void {
  const { db, now } = app
  readRoutes(app)

  app.route({
    ...practitionerTransactions.create,
    handler: async (req, reply) => {
      const viewer = viewerOf(req)
      const key = req.headers['idempotency-key']
      const id = await enterTransaction(db, { input: req.body, actorId: viewer.userId, key }, now())
      return tagged(reply.code(201), await getPractitionerTransaction(db, viewer, id))
    },
  })

  app.route({
    ...practitionerTransactions.put,
    handler: async (req, reply) => {
      const viewer = viewerOf(req)
      const { id: transactionId } = req.params
      const changing = {
        transactionId,
        actorId: viewer.userId,
        version: versionRead(req),
        change: req.body,
      }
      await changeTransaction(db, changing, now())
      return tagged(reply, await getPractitionerTransaction(db, viewer, transactionId))
    },
  })
}
