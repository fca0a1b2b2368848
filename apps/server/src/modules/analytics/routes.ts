import { analytics, type PageView } from '@salvia/contract/analytics/analytics'
import { HOUR_MS } from '@salvia/contract/durations'
import { cookieNames } from '@salvia/contract/words/cookies'
import { addressGroup } from '#kernel/http/address-group'
import { consumeLimit } from '#kernel/limits/consume-limit'
import type { App } from '../../app-type.ts'
import { noteView, TELL_OF_VIEW } from './use-cases/note-view.ts'

const VIEWS = { name: 'page-views', max: 1000, lengthMs: HOUR_MS }

/** Page views, counted by an outside service for who has consented. */
export async function analyticsRoutes(app: App): Promise<void> {
  const { analytics: service } = app.services

  app.route({
    ...analytics.view,
    handler: async (req, reply) => {
      const isCounted = service.kind !== 'off' && req.cookies[cookieNames.consent] === 'yes'
      if (isCounted) {
        await consumeLimit(app, VIEWS, addressGroup(req.ip), app.now())
        await noteView(app, req.body)
      }
      return reply.code(204).send()
    },
  })

  app.jobs.on<PageView>({ queue: TELL_OF_VIEW, work: (view) => service.tell(view) })
}
