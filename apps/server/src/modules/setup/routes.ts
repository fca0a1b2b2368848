import { adminSetup } from '@salvia/contract/setup/admin-setup'
import { Id } from '@salvia/contract/wire'
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
      const { success: isId, data: id } = Id.safeParse(key)
      // A brand's record has an id, and its word is its name, which may change.
      const subject = type === 'Brand' && isId ? { type, id } : { type, key }
      const { results, count } = await listHistory(app.db, subject, query)
      return toPage(results, count, query)
    },
  })
}
