import { analytics, type PageView } from '@salvia/contract/analytics/analytics'
import { DAY_MS, HOUR_MS } from '@salvia/contract/durations'
import { cookieNames } from '@salvia/contract/words/cookies'
import { utcDay } from '@salvia/rules/format/days'
import { addressGroup } from '#kernel/http/address-group'
import { consumeLimit } from '#kernel/limits/consume-limit'
import type { App } from '../../app-type.ts'
import { listViews } from './data/page-view-queries.ts'
import { recordView, SEND_VIEW } from './use-cases/record-view.ts'

const VIEWS = { name: 'page-views', max: 1000, lengthMs: HOUR_MS }
const LISTED_DAYS = 30

/** Page views of who has consented, counted here or by an outside service. */
export async function analyticsRoutes(app: App): Promise<void> {
  const { analytics: service } = app.services

  app.route({
    ...analytics.view,
    handler: async (req, reply) => {
      const isCounted = service.kind !== 'off' && req.cookies[cookieNames.consent] === 'yes'
      if (isCounted) {
        await consumeLimit(app, VIEWS, addressGroup(req.ip), app.now())
        await recordView(app, req.body, app.now())
      }
      return reply.code(204).send()
    },
  })

  app.route({
    ...analytics.views,
    handler: async () => {
      const from = utcDay(new Date(app.now().getTime() - (LISTED_DAYS - 1) * DAY_MS))
      return { from, pages: service.kind === 'own' ? await listViews(app.db, from) : null }
    },
  })

  app.jobs.on<PageView>({
    queue: SEND_VIEW,
    waitsForService: true,
    // Views still queued when the operator turns the outside service off are dropped.
    work: async (view) => ('tell' in service ? service.tell(view) : undefined),
  })
}
