import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { PageVisit } from '@salvia/contract/page-visit'
import { createServer, isRunnableDevEnvironment } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Vite in middleware mode for the server that also renders the pages: hot reload over the same port. */
export async function openDevWeb(server: Server) {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot render pages in this process.')

  const renderPage = async (request: Request, visit: PageVisit): Promise<Response> => {
    const web = (await ssr.runner.import('./app/server-entry.ts')) as typeof import('../app/server-entry.ts')
    return web.renderPage(request, visit)
  }
  const answerFile = (req: IncomingMessage, res: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      res.once('close', () => resolve(true))
      vite.middlewares(req, res, () => resolve(false))
    })
  return { renderPage, answerFile, close: () => vite.close() }
}
