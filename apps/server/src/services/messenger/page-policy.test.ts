import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { secureHeaders } from '../../kernel/http/secure-headers.ts'
import { intercomSources } from './intercom-sources.ts'

function serverWith(messenger?: ReturnType<typeof intercomSources>): FastifyInstance {
  const app = Fastify()
  secureHeaders(app, { hstsSubdomains: false, messenger })
  app.get('/*', (_req, reply) => reply.type('text/html').send('<p>'))
  return app
}

/** With the nonce, which differs each time, left out. */
async function policyOf(app: FastifyInstance, url: string): Promise<string> {
  const { headers } = await app.inject(url)
  return `${headers['content-security-policy']}`.replaceAll(/nonce-[^']+/g, 'nonce-')
}

const OWN =
  "default-src 'self'; script-src 'nonce-' 'strict-dynamic'; style-src-elem 'self' 'nonce-'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self' blob:; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'"

test('no page may load from another host, the one of the messenger neither, where no messenger is set up', async () => {
  const app = serverWith()
  expect(await policyOf(app, '/shop')).toBe(OWN)
  expect(await policyOf(app, '/messenger')).toBe(OWN)
})

test('with a messenger its page alone may load from the hosts of its region', async () => {
  const app = serverWith(intercomSources('eu'))
  for (const url of ['/shop', '/messenger/more', '/nl/messenger', '/messenger?a=1', '/recommendations/abc'])
    expect(await policyOf(app, url), url).toBe(OWN)
  expect((await policyOf(app, '/messenger')).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'nonce-' 'strict-dynamic'",
    "style-src 'unsafe-inline'",
    'connect-src https://via.intercom.io https://api-ping.intercom.io https://api.eu.intercom.io https://api-iam.eu.intercom.io https://nexus-europe-websocket.intercom.io https://*.intercom-messenger.com https://uploads.intercomcdn.eu https://uploads.eu.intercomcdn.com https://uploads.intercomusercontent.com wss://nexus-europe-websocket.intercom.io wss://*.intercom-messenger.com',
    'img-src blob: data: https://js.intercomcdn.com https://downloads.intercomcdn.eu https://static.intercomassets.eu https://uploads.intercomusercontent.com https://gifs.intercomcdn.com https://video-messages.intercomcdn.com https://messenger-apps.eu.intercom.io https://*.intercom-attachments.eu',
    'media-src https://js.intercomcdn.com https://downloads.intercomcdn.eu',
    'font-src https://js.intercomcdn.com https://fonts.intercomcdn.com',
    'frame-src https://intercom-sheets.com https://www.intercom-reporting.com',
    'form-action https://intercom.help https://api-iam.eu.intercom.io',
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ])
  expect(await policyOf(app, '/api/messenger')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
})
