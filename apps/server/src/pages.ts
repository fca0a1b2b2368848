import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { PageVisit } from '@salvia/contract/page-visit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'
import { connectionOf, inProcessApi } from './in-process-api.ts'
import { DomainError } from './kernel/domain-error.ts'
import { RETRY_AFTER_OUTAGE } from './kernel/http/problems.ts'
import { drawPlanPdf } from './kernel/plan-pdf/draw-plan-pdf.ts'
import { holdsSession } from './modules/identity/index.ts'
import { shipToCountry } from './modules/reference/index.ts'
import { findSupportEmail } from './modules/seller/index.ts'
import { pageAddress, withoutEndSlash } from './page-address.ts'
import { type CachedPage, cachePages, keyOfPage } from './page-cache.ts'
import { pageCaching } from './page-caching.ts'

/** Source of pages and their files. */
export type Web = {
  renderPage: (request: Request, visit: PageVisit) => Promise<Response>
  /** Serves a static file; false if there is none. */
  answerFile?: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>
}

export type OpenWeb = (app: App) => Promise<Web>

/** Throws contract if the URL is not on our host. */
function addressOf(req: FastifyRequest, publicUrl: string): URL {
  const address = pageAddress(req.url, publicUrl)
  if (address === null) throw new DomainError('contract', 'bad_request', 'This is no address of a page.')
  return address
}

function toRequest(req: FastifyRequest, address: URL, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers))
    for (const each of [value].flat())
      if (each !== undefined && !name.startsWith(':')) headers.append(name, each)
  return new Request(address, { method: req.method, headers, signal })
}

/** Ends once the client has gone without waiting for the answer. */
function whileWaited(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

async function sendPage(req: FastifyRequest, reply: FastifyReply, page: Response) {
  reply.code(page.status)
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_OUTAGE)
  for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.header('cache-control', pageCaching(req, page))
  if (page.body === null) return reply.send('')
  return reply.send(Readable.fromWeb(page.body as ReadableStream))
}

function sendKept(req: FastifyRequest, reply: FastifyReply, { headers, body }: CachedPage) {
  for (const [name, value] of headers) reply.header(name, value)
  return reply
    .header('cache-control', pageCaching(req, { headers: new Headers(headers) }))
    .send(body(req.nonce))
}

/** Serves every path that is not an API call as a static file or a rendered page. */
export async function servePages(app: App, openWeb: OpenWeb): Promise<void> {
  const { isDemo, sellerCountry, publicUrl } = app.config
  const { content, analytics, messenger } = app.services
  const { renderPage, answerFile } = await openWeb(app)
  const api = inProcessApi(app)
  const kept = cachePages({ now: () => performance.now(), edition: content.edition })

  const visitOf = async (req: FastifyRequest): Promise<Omit<PageVisit, 'api'>> => ({
    nonce: req.nonce,
    requestId: req.id,
    drawPlan: drawPlanPdf,
    hasSession: holdsSession(req),
    hasAnalytics: analytics.kind !== 'off',
    isDemo,
    hasMessenger: messenger !== null,
    supportEmail: await findSupportEmail(app.db, app.now()),
    sellerCountry,
    publicUrl,
    report: (error) => req.log.error({ err: error }, 'page_failed'),
  })

  const answerPage = async (req: FastifyRequest, reply: FastifyReply, address: URL) => {
    const key = keyOfPage(req, shipToCountry(app, req, undefined))
    const known = key === null ? null : kept.find(key)
    if (known) return sendKept(req, reply, known)
    const render = async () =>
      renderPage(toRequest(req, address, whileWaited(reply)), {
        ...(await visitOf(req)),
        api: (call) => api(call, connectionOf(req)),
      })
    const page = key === null ? await render() : await kept.render(key, req.nonce, render)
    return page instanceof Response ? sendPage(req, reply, page) : sendKept(req, reply, page)
  }

  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public', isPage: true },
    handler: async (req, reply) => {
      if (req.url.startsWith('/api/')) return reply.callNotFound()
      if (await answerFile?.(req.raw, reply.raw)) return reply.hijack()
      const address = addressOf(req, publicUrl)
      const plain = withoutEndSlash(address)
      return plain === null ? answerPage(req, reply, address) : reply.redirect(plain, 301)
    },
  })
}
