import { existsSync, readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { PageVisit } from '@salvia/contract/page-visit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'
import { connectionOf, inProcessApi } from './in-process-api.ts'
import { DomainError } from './kernel/domain-error.ts'
import { RETRY_AFTER_OUTAGE } from './kernel/http/problems.ts'
import { holdsSession } from './modules/identity/index.ts'
import { pageAddress } from './page-address.ts'
import { pageCaching } from './page-caching.ts'

const SUPPORT_EMAIL = 'support@salvia.example'
const webBuild = fileURLToPath(new URL('../../web/build', import.meta.url))

type WebBuild = { renderPage: (request: Request, visit: PageVisit) => Promise<Response> }

/** Throws contract for an address that is none of ours. */
function toRequest(req: FastifyRequest, publicUrl: string, signal: AbortSignal): Request {
  const address = pageAddress(req.url, publicUrl)
  if (address === null) throw new DomainError('contract', 'bad_request', 'This is no address of a page.')
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers))
    for (const each of [value].flat())
      if (each !== undefined && !name.startsWith(':')) headers.append(name, each)
  return new Request(address, { method: req.method, headers, signal })
}

async function sendPage(req: FastifyRequest, reply: FastifyReply, page: Response) {
  reply.code(page.status)
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_OUTAGE)
  for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.header('cache-control', pageCaching(req, page))
  if (page.body === null) return reply.send('')
  return reply.send(Readable.fromWeb(page.body as import('node:stream/web').ReadableStream))
}

const file = { access: 'public', isFile: true, rateLimit: false } as const

/** Files with a hash in their name never change; the few at the root may. */
async function serveAssets(app: App): Promise<void> {
  const root = `${webBuild}/client`
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true })
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/assets/*',
    config: file,
    handler: (req, reply) => reply.sendFile(`assets/${req.params['*']}`, { maxAge: '1y', immutable: true }),
  })
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br') || entry.name.endsWith('.gz')) continue
    app.route({
      method: 'GET',
      url: `/${entry.name}`,
      config: file,
      handler: (_req, reply) => reply.sendFile(entry.name, { maxAge: '1h' }),
    })
  }
}

/** Serves the built web: its assets, and every path that is no call as a rendered page. */
export async function servePages(app: App): Promise<void> {
  const entry = `${webBuild}/server/index.js`
  if (!existsSync(entry)) throw new Error('The web is not built: run npm start or npm run build.')
  const { isDemo, sellerCountry, publicUrl } = app.config
  const { renderPage } = (await import(pathToFileURL(entry).href)) as WebBuild

  const api = inProcessApi(app)

  await serveAssets(app)
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public', isPage: true },
    handler: async (req, reply) => {
      if (req.url.startsWith('/api/')) return reply.callNotFound()
      const gone = new AbortController()
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) gone.abort()
      })
      const connection = connectionOf(req)
      const page = await renderPage(toRequest(req, publicUrl, gone.signal), {
        nonce: req.nonce,
        requestId: req.id,
        api: (call) => api(call, connection),
        hasSession: holdsSession(req),
        isDemo,
        supportEmail: SUPPORT_EMAIL,
        sellerCountry,
        publicUrl,
        report: (error) => req.log.error({ err: error }, 'page_failed'),
      })
      return sendPage(req, reply, page)
    },
  })
}
