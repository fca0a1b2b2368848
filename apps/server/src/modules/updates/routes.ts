import { DAY_MS } from '@salvia/contract/durations'
import { productUpdates } from '@salvia/contract/updates/product-updates'
import { UPDATE_DAYS } from '@salvia/contract/words/updates'
import { lastVisit } from '@salvia/rules/updates/visits'
import { deadLink } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { takeOneClickForms } from '#kernel/http/one-click'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { readMailToken, stopMails } from '../people/index.ts'
import { findVisits, listUpdates } from './data/update-queries.ts'
import { visitUpdates } from './use-cases/record-visit.ts'
import { sendDigests } from './use-cases/send-digests.ts'

/** What is new of products, for practitioners: their page, and the monthly mail. */
export async function updateRoutes(app: App): Promise<void> {
  const { db, now, config } = app
  takeOneClickForms(app)

  app.route({
    ...productUpdates.list,
    handler: async (req) => {
      const { userId: practitionerId } = signedIn(req)
      const until = now()
      const lastVisitAt = lastVisit(await findVisits(db, practitionerId), until)
      const from = new Date(until.getTime() - UPDATE_DAYS * DAY_MS)
      const asked = { ...req.query, practitionerId, lastVisitAt, from, until }
      const { results, count, counts, newCount } = await listUpdates(db, asked)
      const page = toPage(results, count, req.query)
      return { ...page, lastVisitAt: lastVisitAt?.toISOString() ?? null, newCount, counts }
    },
  })

  app.route({
    ...productUpdates.visit,
    handler: async (req, reply) => {
      await visitUpdates(db, signedIn(req).userId, now())
      return reply.code(204).send()
    },
  })

  app.route({
    ...productUpdates.unsubscribe,
    handler: async (req, reply) => {
      const userId = readMailToken(config.secrets.token, 'product-updates', req.query.token)
      if (userId === null) throw deadLink()
      await stopMails(app, { userId, choice: 'productNews' })
      return reply.code(204).send()
    },
  })

  app.jobs.on({ queue: 'updates.send-digests', cron: '17 6 * * *', work: () => sendDigests(app) })
}
