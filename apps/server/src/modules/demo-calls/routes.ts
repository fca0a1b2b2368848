import { adminDemoCalls } from '@salvia/contract/demo-calls/admin-demo-calls'
import { demoCalls } from '@salvia/contract/demo-calls/demo-calls'
import { DAY_MS, HOUR_MS } from '@salvia/contract/durations'
import { DEMO_CALL_DAYS_KEPT } from '@salvia/contract/words/demo-calls'
import { signedIn } from '#kernel/http/access'
import { addressGroup } from '#kernel/http/address-group'
import { toPage } from '#kernel/http/page'
import { consumeLimit } from '#kernel/limits/consume-limit'
import type { App } from '../../app-type.ts'
import { languageOf } from '../catalogue/index.ts'
import { getDemoCall, listDemoCalls, toAdminDemoCall } from './data/admin-demo-call-queries.ts'
import { findDemoCall, listFreeSlots, toDemoCall } from './data/demo-call-queries.ts'
import type { DemoCallRow } from './data/demo-call-tables.ts'
import { readDemoCall, signDemoCall } from './demo-call-token.ts'
import { bookCall } from './use-cases/book-call.ts'
import { cancelCall, cancelForTeam, moveCall } from './use-cases/change-call.ts'
import { forgetOldCalls } from './use-cases/forget-calls.ts'

const BOOKED = { name: 'demo-calls', max: 20, lengthMs: HOUR_MS }

/** Calls in which the team shows the product: booked by anybody, changed by the link of a mail. */
export async function demoCallRoutes(app: App): Promise<void> {
  const { db, now, config } = app
  const shown = (row: DemoCallRow) => toDemoCall(row, config.demoCalls, now())

  app.route({
    ...demoCalls.slots,
    handler: async () => {
      const { timeZone, minutes } = config.demoCalls
      return { timeZone, minutes, slots: await listFreeSlots(db, config.demoCalls, now()) }
    },
  })
  app.route({
    ...demoCalls.book,
    handler: async (req, reply) => {
      await consumeLimit(app, BOOKED, addressGroup(req.ip), now())
      const key = req.headers['idempotency-key']
      const call = await bookCall(app, { input: req.body, languageCode: languageOf(req), key })
      return reply.code(201).send({ ...shown(call), token: signDemoCall(config.secrets.token, call.id) })
    },
  })
  app.route({
    ...demoCalls.get,
    handler: async ({ query }) =>
      shown(await findDemoCall(db, readDemoCall(config.secrets.token, query.token))),
  })
  app.route({ ...demoCalls.move, handler: async ({ body }) => shown(await moveCall(app, body)) })
  app.route({ ...demoCalls.cancel, handler: async ({ body }) => shown(await cancelCall(app, body.token)) })
  await app.register(adminRoutes)

  app.jobs.on({
    queue: 'forget-demo-calls',
    cron: '47 3 * * *',
    work: () => forgetOldCalls(db, new Date(now().getTime() - DEMO_CALL_DAYS_KEPT * DAY_MS)),
  })
}

/** Demo calls for the team: all of them, and the end of one. */
async function adminRoutes(app: App): Promise<void> {
  const { db, now, sealed } = app
  const shown = (row: DemoCallRow) => toAdminDemoCall(row, sealed, now())

  app.route({
    ...adminDemoCalls.list,
    handler: async ({ query }) => {
      const { rows, count } = await listDemoCalls(db, query, now())
      return toPage(rows.map(shown), count, query)
    },
  })
  app.route({
    ...adminDemoCalls.get,
    handler: async ({ params }) => shown(await getDemoCall(db, params.id)),
  })
  app.route({
    ...adminDemoCalls.cancel,
    handler: async (req) =>
      shown(await cancelForTeam(app, { callId: req.params.id, actorId: signedIn(req).userId })),
  })
}
