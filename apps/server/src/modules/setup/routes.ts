import { adminSetup } from '@salvia/contract/setup/admin-setup'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { listHistory } from '../catalogue/index.ts'
import { readSetup } from './read-setup.ts'

/** What is to be done before the first order, and who changed what of the shop's settings. */
export async function setupRoutes(app: App) {
  app.route({
    ...adminSetup.get,
    handler: async () => {
      const lines = await readSetup(app)
      return { isDone: lines.every(({ isDone }) => isDone), lines }
    },
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
