import type { Server } from 'node:http'
import type { App } from '../apps/server/src/app-type.ts'
import type { Web } from '../apps/server/src/pages.ts'
import { buildDocuments } from './build-when-stale.ts'

type DevWeb = Web & { close: () => Promise<void> }

/** Belongs to the web's own project, whose types do not include Node: imported by URL. */
async function openSources(app: App): Promise<Web> {
  const address = new URL('../apps/web/vite/dev-web.ts', import.meta.url).href
  const { openDevWeb } = (await import(address)) as { openDevWeb: (server: Server) => Promise<DevWeb> }
  const web = await openDevWeb(app.server)
  app.addHook('preClose', web.close)
  return web
}

// Saved before the following is set: a restart outside development finds the original values.
buildDocuments()
process.env.NODE_ENV ??= 'development'
// A page loaded from sources makes hundreds of requests.
process.env.RATE_LIMITS ??= '0'
const { startServer } = await import('../apps/server/src/server.ts')
await startServer(openSources)
