import { cookieNames } from '@salvia/contract/words/cookies'
import { matchLanguage } from '@salvia/rules/layout/locale-match'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#kernel/domain-error'
import type { App } from '../../app-type.ts'
import type { TestGateway, TestSession } from './test-gateway.ts'
import { gatewayChoices } from './test-gateway-choices.ts'
import { gatewayPage } from './test-gateway-page.ts'

type ToSession = FastifyRequest<{ Params: { sessionId: string } }>

/** The embedded gateway's page, and the signed messages caused by its buttons. */
export async function testGatewayRoutes(app: App, { gateway }: { gateway: TestGateway }) {
  const { now } = app

  async function getSession({ params }: ToSession): Promise<TestSession> {
    const session = await gateway.findSession(params.sessionId)
    if (!session) throw notFound('payment')
    return session
  }

  // The buttons post empty forms.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))

  app.route({
    method: 'GET',
    url: '/test-gateway/:sessionId',
    config: { access: 'public' },
    handler: async (req: ToSession, reply: FastifyReply) => {
      const session = await getSession(req)
      const { status } = await gateway.readSession(session.id, now())
      const cookie = req.cookies[cookieNames.language] ?? null
      const language = matchLanguage({ cookie, account: session.languageCode })
      reply.header('cache-control', 'no-store')
      const page = gatewayPage({ session, status, language, nonce: req.nonce })
      return reply.type('text/html; charset=utf-8').send(page)
    },
  })

  for (const [name, choose] of Object.entries(gatewayChoices(app, gateway)))
    app.route({
      method: 'POST',
      url: `/test-gateway/:sessionId/${name}`,
      config: { access: 'public' },
      handler: async (req: ToSession, reply: FastifyReply) =>
        reply.redirect(await choose(req.params.sessionId), 303),
    })
}
