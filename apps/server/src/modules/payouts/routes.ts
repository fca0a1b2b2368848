import { adminPayouts, payoutFiles } from '@salvia/contract/payouts/admin-payouts'
import { bankAnswers } from '@salvia/contract/payouts/bank-answers'
import { ownPayouts } from '@salvia/contract/payouts/own-payouts'
import type { FastifyReply } from 'fastify'
import { drawDocument } from '#kernel/documents/draw-document'
import { signedIn } from '#kernel/http/access'
import { sendAttachment } from '#kernel/http/attachment'
import { toPage } from '#kernel/http/page'
import { readFile } from '#kernel/uploads/read-upload'
import type { App } from '../../app-type.ts'
import { supplyDay } from '../reference/index.ts'
import { getFile, listFiles, readSummary } from './data/file-queries.ts'
import { getOwnPayout, getPayout, listPayouts, readNextPayout } from './data/payout-queries.ts'
import { previewRun } from './data/run-queries.ts'
import { getSelfBilling } from './data/self-billing-queries.ts'
import { findPayingSeller } from './paying-seller.ts'
import { importBankAnswer } from './use-cases/import-bank-answer.ts'
import { makeFile } from './use-cases/make-file.ts'
import { requestPayout } from './use-cases/request-payout.ts'
import { RUN_PAYOUTS, refuseUnpreviewed, runPayouts, runWhenDue, startRun } from './use-cases/run-payouts.ts'
import { confirmByHand, confirmFile, markSent, returnByHand } from './use-cases/settle-by-hand.ts'
import { takeFile } from './use-cases/take-file.ts'

async function sendDocument({ db }: App, reply: FastifyReply, payoutId: string): Promise<FastifyReply> {
  const document = await getSelfBilling(db, payoutId)
  const bytes = await drawDocument({ selfBilling: document })
  return sendAttachment(reply, { name: `${document.number}.pdf`, contentType: 'application/pdf', bytes })
}

function ownRoutes(app: App): void {
  const { now } = app

  app.route({ ...ownPayouts.next, handler: (req) => readNextPayout(app, signedIn(req).userId, now()) })

  app.route({
    ...ownPayouts.request,
    handler: async (req, reply) => {
      const { userId: practitionerId } = signedIn(req)
      const key = req.headers['idempotency-key']
      const payoutId = await requestPayout(app, { practitionerId, key }, now())
      return reply.code(201).send(await getOwnPayout(app, { practitionerId, payoutId }, now()))
    },
  })

  app.route({
    ...ownPayouts.get,
    handler: (req) =>
      getOwnPayout(app, { practitionerId: signedIn(req).userId, payoutId: req.params.id }, now()),
  })

  app.route({
    ...ownPayouts.document,
    handler: async (req, reply) => {
      const own = { practitionerId: signedIn(req).userId, payoutId: req.params.id }
      const { id } = await getOwnPayout(app, own, now())
      return sendDocument(app, reply, id)
    },
  })
}

function adminRoutes(app: App): void {
  const { db, now, config } = app

  app.route({
    ...adminPayouts.list,
    handler: async ({ query }) => {
      const { results, count } = await listPayouts(app, query, now())
      return toPage(results, count, query)
    },
  })

  app.route({ ...adminPayouts.get, handler: (req) => getPayout(app, req.params.id, now()) })

  app.route({
    ...adminPayouts.summary,
    handler: async () => {
      const seller = await findPayingSeller(db, config, supplyDay(now()))
      return readSummary(app, seller !== null, now())
    },
  })

  app.route({
    ...adminPayouts.preview,
    handler: ({ query }) => {
      const today = supplyDay(now())
      const { date = today } = query
      refuseUnpreviewed(date, now())
      return previewRun(app, { date, today, now: now() }, query)
    },
  })

  app.route({
    ...adminPayouts.run,
    handler: async (req, reply) => {
      const asked = { date: req.body.date, actorId: signedIn(req).userId }
      return reply.code(202).send(await startRun(app, asked, now()))
    },
  })

  app.route({
    ...adminPayouts.confirm,
    handler: async (req) => {
      const { id: payoutId } = req.params
      await confirmByHand(app, { payoutId, actorId: signedIn(req).userId }, now())
      return getPayout(app, payoutId, now())
    },
  })

  app.route({
    ...adminPayouts.return,
    handler: async (req) => {
      const { id: payoutId } = req.params
      const by = { actorId: signedIn(req).userId, key: req.headers['idempotency-key'] }
      await returnByHand(app, { payoutId, ...by, ...req.body }, now())
      return getPayout(app, payoutId, now())
    },
  })

  app.route({
    ...adminPayouts.document,
    handler: (req, reply) => sendDocument(app, reply, req.params.id),
  })
}

function fileRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...payoutFiles.list,
    handler: async ({ query }) => {
      const { results, count } = await listFiles(db, query)
      return toPage(results, count, query)
    },
  })

  app.route({
    ...payoutFiles.make,
    handler: async (req, reply) => {
      const by = { actorId: signedIn(req).userId, key: req.headers['idempotency-key'] }
      const fileId = await makeFile(app, { ...req.body, ...by }, now())
      return reply.code(201).send(await getFile(db, fileId))
    },
  })

  app.route({
    ...payoutFiles.content,
    handler: async (req, reply) => {
      const { text, ...file } = await takeFile(
        app,
        { fileId: req.params.id, actorId: signedIn(req).userId },
        now(),
      )
      return sendAttachment(reply, { ...file, bytes: Buffer.from(text) })
    },
  })

  app.route({
    ...payoutFiles.sent,
    handler: async (req) => {
      await markSent(app, { fileId: req.params.id, actorId: signedIn(req).userId }, now())
      return getFile(db, req.params.id)
    },
  })

  app.route({
    ...payoutFiles.confirm,
    handler: async (req) => {
      await confirmFile(app, { fileId: req.params.id, actorId: signedIn(req).userId }, now())
      return getFile(db, req.params.id)
    },
  })

  app.route({
    ...bankAnswers.import,
    handler: async (req, reply) => {
      const { bytes } = await readFile(req)
      const given = { bytes, actorId: signedIn(req).userId, ignoreUnknown: req.query.ignoreUnknown ?? false }
      return reply.code(201).send(await importBankAnswer(app, given, now()))
    },
  })
}

/** Payouts: asked for and read by practitioners, made, filed and settled by accounting, and the run of each month. */
export async function payoutsRoutes(app: App): Promise<void> {
  const { jobs, now } = app
  ownRoutes(app)
  adminRoutes(app)
  fileRoutes(app)

  jobs.on<{ month: string }>({
    queue: RUN_PAYOUTS,
    work: ({ month }) => runPayouts(app, month, now()),
  })

  jobs.on({ queue: 'payouts.run-when-due', cron: '7 * * * *', work: () => runWhenDue(app, now()) })
}
