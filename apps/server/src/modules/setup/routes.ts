import { adminSetup } from '@salvia/contract/setup/admin-setup'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { listHistory } from '../catalogue/index.ts'
import { listWaiting } from './list-waiting.ts'
import { readSetup } from './read-setup.ts'

/** The setup checklist before the first order, and the change history of the shop's settings. */
export async function setupRoutes(app: App) {
  app.route({
    ...adminSetup.get,
    handler: async () => {
      const lines = await readSetup(app)
      return { isDone: lines.every(({ isDone }) => isDone), lines }
    },
  })
  app.route({
    ...adminSetup.waiting,
    handler: async () => ({ results: await listWaiting(app.db) }),
  })
  app.route({
    ...adminSetup.history,
    handler: async ({ query }) => {
      const { subject: type, key } = query
      const { results, count } = await listHistory(app.db, { type, key }, query)
      return toPage(results, count, query)
    },
  })
}
