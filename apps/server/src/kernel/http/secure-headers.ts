import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows this answer's own scripts and styles. */
    nonce: string
  }
}

/** The content security policy and its companions. Style attributes are the interface library's. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (req) => {
    req.nonce = randomBytes(16).toString('base64')
  })
  const nonceOf = (req: FastifyRequest) => `'nonce-${req.nonce}'`
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (req, reply) => {
    reply.header(
      'content-security-policy',
      [
        "default-src 'self'",
        `script-src ${nonceOf(req)} 'strict-dynamic'`,
        `style-src-elem 'self' ${nonceOf(req)}`,
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    )
    reply.header('x-request-id', req.id)
  })
}
