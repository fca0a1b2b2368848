import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { secureHeaders } from './secure-headers.ts'

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const ofFile = {
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}

/** What every response has, whatever is secured. */
const usual = ['connection', 'content-length', 'content-type', 'date']

async function headersOf(url: string): Promise<Record<string, unknown>> {
  const app = Fastify({ genReqId: () => 'asked' })
  secureHeaders(app, { hstsSubdomains: false })
  const config = { isOfBuild: true } as const
  app.get('/assets/a.js', { config }, (_req, reply) => reply.type('text/javascript').send('1'))
  app.get('/mark.svg', { config }, (_req, reply) => reply.type('image/svg+xml').send('<svg/>'))
  app.get('/worker.js', { config }, (_req, reply) =>
    reply.header('content-security-policy', "connect-src 'self'").type('text/javascript').send('1'),
  )
  app.get('/assets/none.js', { config }, (_req, reply) => reply.code(404).send({}))
  app.get('/api/pictures/1', (_req, reply) => reply.type('image/png').send(''))
  const { headers } = await app.inject(url)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !usual.includes(name)))
}

test('a script of the build has only the headers that say something about a file', async () => {
  expect(await headersOf('/assets/a.js')).toEqual(ofFile)
})

test('a worker keeps the policy that its script is given', async () => {
  expect(await headersOf('/worker.js')).toEqual({
    ...ofFile,
    'content-security-policy': "connect-src 'self'",
  })
})

test('a drawing, which opens as a document, and a file that is not there may load and run nothing', async () => {
  const inert = { ...ofFile, 'content-security-policy': NOTHING, 'x-request-id': 'asked' }
  expect(await headersOf('/mark.svg')).toEqual(inert)
  expect(await headersOf('/assets/none.js')).toEqual(inert)
})

test('what users have uploaded has all headers', async () => {
  expect(await headersOf('/api/pictures/1')).toEqual({
    ...ofFile,
    'content-security-policy': NOTHING,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-request-id': 'asked',
    'x-xss-protection': '0',
  })
})
