import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { MESSENGER_PAGE } from '@salvia/contract/words/chat'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows this response's own scripts and styles. */
    readonly nonce: string
  }
  interface FastifyContextConfig {
    /** A file of the web build, the same for everybody: sent without the headers that say nothing about a file. */
    isOfBuild?: true
  }
}

/** A response without scripts, styles or frames: nothing in it may load or run anything. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Style attributes are needed by the UI library; frames may show blobs of the page itself, such as a PDF. */
const pagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

type Sources = Record<string, readonly string[]>

/** A page that holds a foreign messenger and nothing of ours: what only the messenger may load is kept to it. */
const messengerPolicy = (nonce: string, sources: Sources): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ...Object.entries(sources).map(([directive, allowed]) => `${directive} ${allowed.join(' ')}`),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The library's headers are the same for every response: generated once and cached. */
function companions(includeSubDomains: boolean): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  set(response.req, response, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, `${value}`]))
}

/**
 * What matters for a file of the web build, of which one page loads a hundred: that it is taken for what it is, by our
 * own pages only, over https.
 */
const KEPT_OF_FILES = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security']

const ofFiles = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(KEPT_OF_FILES.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))

/** The one kind of these files that a browser opens as a document, which could hold a script. */
const DOCUMENT_OF_BUILD = 'image/svg+xml'

const isOfBuild = (req: FastifyRequest): boolean => req.routeOptions.config.isOfBuild === true

const nonces = new WeakMap<FastifyRequest, string>()

function nonceOf(req: FastifyRequest): string {
  const nonce = nonces.get(req) ?? randomBytes(16).toString('base64')
  nonces.set(req, nonce)
  return nonce
}

type Settings = { hstsSubdomains: boolean; messenger?: Sources | undefined }

/**
 * Content security policy and related headers. Responses that are not pages get a policy that allows nothing.
 * Subdomains may serve something else without https, so HSTS includes them only where configured. With `messenger`, the
 * page of the messenger may load from its sources.
 */
export function secureHeaders(app: FastifyInstance, { hstsSubdomains, messenger }: Settings): void {
  const headers = companions(hstsSubdomains)
  const fileHeaders = ofFiles(headers)
  app.decorateRequest('nonce', {
    getter() {
      return nonceOf(this)
    },
  })
  const policyOf = ({ url, nonce }: FastifyRequest): string =>
    messenger && url === MESSENGER_PAGE ? messengerPolicy(nonce, messenger) : pagePolicy(nonce)
  app.addHook('onRequest', async (req, reply) => {
    reply.headers(isOfBuild(req) ? fileHeaders : headers)
  })
  app.addHook('onSend', async (req, reply) => {
    const type = `${reply.getHeader('content-type')}`
    if (isOfBuild(req) && reply.statusCode < 400 && !type.startsWith(DOCUMENT_OF_BUILD)) return
    const isPage = !req.url.startsWith('/api/') && type.startsWith('text/html')
    const policy = isPage ? policyOf(req) : DATA_POLICY
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    reply.header('x-request-id', req.id)
  })
}
