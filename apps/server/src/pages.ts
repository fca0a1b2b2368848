import { existsSync, readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'

const SUPPORT_EMAIL = 'support@salvia.example'
const webBuild = fileURLToPath(new URL('../../web/build', import.meta.url))

/** What the web build's `renderPage` wants to know of a visit (apps/web/app/page-visit.ts). */
type PageVisit = {
  nonce: string
  requestId: string
  api: (request: Request) => Promise<Response>
  report: (error: unknown) => void
  isDemo: boolean
  supportEmail: string
  sellerCountry: string
  publicUrl: string
}
type WebBuild = { renderPage: (request: Request, visit: PageVisit) => Promise<Response> }

type Injected = { statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer }

function toResponse(answer: Injected): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers))
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, String(each))
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
  return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers,
  })
}

/** Loaders call the API in this process: same routes, same checks, no socket. */
function inProcessApi(app: App, visitorAddress: string) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const payload = request.body === null ? {} : { payload: Buffer.from(await request.arrayBuffer()) }
    const answer = await app.inject({
      method: request.method as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: Object.fromEntries(request.headers),
      remoteAddress: visitorAddress,
      ...payload,
    })
    return toResponse(answer)
  }
}

function toRequest(req: FastifyRequest, publicUrl: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers))
    for (const each of [value].flat())
      if (each !== undefined && !name.startsWith(':')) headers.append(name, each)
  return new Request(new URL(req.url, publicUrl), { method: req.method, headers, signal })
}

async function sendPage(reply: FastifyReply, page: Response) {
  reply.code(page.status)
  for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie)
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

  await serveAssets(app)
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public' },
    handler: async (req, reply) => {
      if (req.url.startsWith('/api/')) return reply.callNotFound()
      const gone = new AbortController()
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) gone.abort()
      })
      const page = await renderPage(toRequest(req, publicUrl, gone.signal), {
        nonce: req.nonce,
        requestId: req.id,
        api: inProcessApi(app, req.ip),
        isDemo,
        supportEmail: SUPPORT_EMAIL,
        sellerCountry,
        publicUrl,
        report: (error) => req.log.error({ err: error }, 'page_failed'),
      })
      return sendPage(reply, page)
    },
  })
}
