import { learning } from '@salvia/contract/learning/learning'
import { DEFAULT_LANGUAGE } from '@salvia/contract/words/locale'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../app-type.ts'
import { findWebinar, isMaterial } from '../content/index.ts'
import { isRegistered, listFinishedOf } from './data/learning-queries.ts'
import { markMaterial } from './use-cases/mark-material.ts'
import { forgetOldRegistrations, notifyOfRecordings } from './use-cases/notify-of-recordings.ts'
import { leave, register } from './use-cases/register.ts'

/** What practitioners do in the learning hub: register for webinars, mark materials as done. */
export async function learningRoutes(app: App): Promise<void> {
  const { db, jobs, config, now, services } = app
  const context = { db, jobs, config, now, findWebinar: findWebinar(services.content) }
  const isKnown = isMaterial(services.content)

  app.route({
    ...learning.registration,
    handler: async (req) => {
      const [webinarId, { userId }] = [req.params.webinarId, signedIn(req)]
      const webinar = await context.findWebinar({ id: webinarId, languageCode: DEFAULT_LANGUAGE })
      if (!webinar) throw notFound('resource')
      const isIn = await isRegistered(db, { webinarId, userId })
      return { isRegistered: isIn, joinUrl: isIn ? webinar.joinUrl : null }
    },
  })

  app.route({
    ...learning.register,
    handler: async (req) => {
      const registering = { ...req.params, userId: signedIn(req).userId, ...req.body }
      return { isRegistered: true, joinUrl: await register(context, registering) }
    },
  })

  app.route({
    ...learning.leave,
    handler: async (req, reply) => {
      await leave(context, { ...req.params, userId: signedIn(req).userId })
      return reply.code(204).send()
    },
  })

  app.route({
    ...learning.materials,
    handler: async (req) => {
      const rows = await listFinishedOf(db, signedIn(req).userId)
      return { finished: rows.map(({ materialId }) => materialId) }
    },
  })

  app.route({
    ...learning.finish,
    handler: async (req, reply) => {
      const { materialId } = req.params
      if (!(await isKnown(materialId))) throw notFound('resource')
      await markMaterial(db, { userId: signedIn(req).userId, materialId, ...req.body }, now())
      return reply.code(204).send()
    },
  })

  app.jobs.on({
    queue: 'learning.tell-of-recordings',
    cron: '23 * * * *',
    work: async () => {
      await notifyOfRecordings(context)
      await forgetOldRegistrations(context)
    },
  })
}
