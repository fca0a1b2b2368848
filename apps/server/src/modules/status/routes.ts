import { status } from '@salvia/contract/status/status'
import type { App } from '../../app-type.ts'
import { statusReader } from './read-status.ts'

/** Whether the shop works, for people who wonder. */
export async function statusRoutes(app: App): Promise<void> {
  const read = statusReader(app)
  app.route({ ...status.get, handler: read })
}
