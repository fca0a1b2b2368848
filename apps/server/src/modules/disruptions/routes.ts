import { disruptions } from '@salvia/contract/disruptions/disruptions'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { addressGroup } from '#kernel/http/address-group'
import { takeOneClickForms } from '#kernel/http/one-click'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { languageOf } from '../catalogue/index.ts'
import {
  getDisruption,
  listActiveDisruptions,
  listDisruptions,
  readDisruptions,
} from './data/disruption-queries.ts'
import { listDisruptionUsers, readDisruptionUsers } from './data/disruption-user-queries.ts'
import { findDisruptedProduct } from './data/product-name.ts'
import { COMPUTE_USERS, SEND_NOTICES, TELL_PRACTITIONERS } from './disruption-context.ts'
import { askForAllNotices, askForNotices } from './use-cases/ask-for-notices.ts'
import { changeDisruptions, deleteDisruptions } from './use-cases/change-disruptions.ts'
import { computeUsers } from './use-cases/compute-users.ts'
import { endNotices } from './use-cases/end-notices.ts'
import { notifyPractitioners } from './use-cases/notify-practitioners.ts'
import { openDisruptions } from './use-cases/open-disruptions.ts'
import { sendNotices } from './use-cases/send-notices.ts'
import { setImpact } from './use-cases/set-impact.ts'
import { confirmSubscription, subscribe } from './use-cases/subscribe.ts'

function readRoutes(app: App): void {
  const { db } = app
  app.route({
    ...disruptions.list,
    handler: async ({ query }) => {
      const { results, count } = await listDisruptions(db, query)
      return toPage(results, count, query)
    },
  })
  app.route({ ...disruptions.get, handler: ({ params }) => getDisruption(db, params.id) })
  app.route({
    ...disruptions.users,
    handler: async ({ params, query }) => {
      const { usersCount } = await getDisruption(db, params.id)
      // While they are being written down, some are there already.
      if (usersCount === null) return toPage([], 0, query)
      const { results, count } = await listDisruptionUsers(db, params.id, query)
      return toPage(results, count, query)
    },
  })
}

function writeRoutes(app: App): void {
  const { db, now } = app
  app.route({
    ...disruptions.create,
    handler: async (req, reply) => {
      const ids = await openDisruptions(db, { input: req.body, actorId: signedIn(req).userId }, now())
      return reply.code(201).send(await readDisruptions(db, ids))
    },
  })
  app.route({
    ...disruptions.change,
    handler: async (req) => {
      await changeDisruptions(app, { change: req.body, actorId: signedIn(req).userId })
      return readDisruptions(db, req.body.ids)
    },
  })
  app.route({
    ...disruptions.remove,
    handler: async (req, reply) => {
      await deleteDisruptions(db, { ids: req.body.ids, actorId: signedIn(req).userId }, now())
      return reply.code(204).send()
    },
  })
}

function userRoutes(app: App): void {
  const { db, now } = app
  app.route({
    ...disruptions.changeUser,
    handler: async (req) => {
      const ids = [req.params.id]
      await setImpact(db, { ...req.body, ids, actorId: signedIn(req).userId }, now())
      const [user] = await readDisruptionUsers(db, ids)
      if (!user) throw notFound('user')
      return user
    },
  })
  app.route({
    ...disruptions.changeUsers,
    handler: async (req) => {
      await setImpact(db, { ...req.body, actorId: signedIn(req).userId }, now())
      return readDisruptionUsers(db, req.body.ids)
    },
  })
  app.route({
    ...disruptions.sendNotices,
    handler: async (req, reply) => {
      const asked = await askForNotices(app, { ...req.body, actorId: signedIn(req).userId })
      return reply.code(202).send({ asked })
    },
  })
  app.route({
    ...disruptions.sendAllNotices,
    handler: async (req, reply) => {
      const { id: disruptionId } = req.params
      const asked = await askForAllNotices(app, { disruptionId, actorId: signedIn(req).userId })
      return reply.code(202).send({ asked })
    },
  })
}

function publicRoutes(app: App): void {
  const { db } = app
  app.route({
    ...disruptions.listPublic,
    handler: async ({ query }) => {
      const { results, count } = await listActiveDisruptions(db, query)
      return toPage(results, count, query)
    },
  })
  app.route({
    ...disruptions.subscribe,
    handler: async (req, reply) => {
      const outcome = await subscribe(app, {
        disruptionId: req.params.id,
        actor: req.actor,
        email: req.body?.email ?? null,
        languageCode: languageOf(req),
        from: addressGroup(req.ip),
      })
      return reply.code(202).send({ outcome })
    },
  })
  app.route({
    ...disruptions.confirm,
    handler: async ({ body }) => ({
      product: await findDisruptedProduct(db, await confirmSubscription(app, body.token)),
    }),
  })
  app.route({
    ...disruptions.unsubscribe,
    handler: async ({ query }, reply) => {
      await endNotices(app, query.token)
      return reply.code(204).send()
    },
  })
}

/** Product disruptions: for admins, for those who wait for a product, and the jobs that compute, tell and notice. */
export async function disruptionRoutes(app: App): Promise<void> {
  takeOneClickForms(app)
  readRoutes(app)
  writeRoutes(app)
  userRoutes(app)
  publicRoutes(app)
  type About = { disruptionId: string }
  const work = {
    [COMPUTE_USERS]: computeUsers,
    [TELL_PRACTITIONERS]: notifyPractitioners,
    [SEND_NOTICES]: sendNotices,
  }
  for (const [queue, run] of Object.entries(work))
    app.jobs.on<About>({ queue, work: ({ disruptionId }) => run(app, disruptionId) })
}
