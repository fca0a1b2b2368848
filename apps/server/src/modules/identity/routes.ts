import { authentication } from '@salvia/contract/authentication'
import type { User } from '@salvia/contract/identity'
import { unauthenticated } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import type { Actor } from '#kernel/http/actor'
import type { App } from '../../app-type.ts'
import { findActorByToken } from './data/actor-queries.ts'
import { clearSessionCookie, hashToken, setSessionCookie } from './session-cookie.ts'
import { endSessionById } from './use-cases/end-session.ts'
import { signIn } from './use-cases/sign-in.ts'

type Options = { describeUser: (userId: string) => Promise<User> }

/** The authentication service. Domain results, good or bad, are HTTP 200 with a `status`. */
export async function identityRoutes(app: App, { describeUser }: Options) {
  const { db, now, tokens, config } = app
  const isSecure = config.publicUrl.startsWith('https:')

  const accessTokenFor = (actor: Actor) =>
    tokens.sign(
      {
        id: actor.userId,
        sid: actor.sessionId,
        email: actor.email,
        permissions: actor.permissions,
        type: actor.userKindId,
        isEmailVerified: actor.isEmailVerified,
      },
      now(),
    )

  app.route({
    ...authentication.signIn,
    config: { ...authentication.signIn.config, rateLimit: { max: 20, timeWindow: '1 minute' } },
    handler: async (req, reply) => {
      const typed = (id: string) => req.body.formFields.find((field) => field.id === id)?.value ?? ''
      const given = { email: typed('email'), password: typed('password') }
      const result = await signIn(db, config.secrets.token, given)
      if (result.status !== 'OK') return result
      const actor = await findActorByToken(db, hashToken(result.token), now())
      if (!actor) throw unauthenticated()
      setSessionCookie(reply, result.token, isSecure)
      return {
        status: 'OK' as const,
        user: await describeUser(actor.userId),
        accessToken: await accessTokenFor(actor),
      }
    },
  })

  app.route({
    ...authentication.refreshSession,
    handler: async (req) => {
      const actor = signedIn(req)
      return {
        status: 'OK' as const,
        user: await describeUser(actor.userId),
        accessToken: await accessTokenFor(actor),
      }
    },
  })

  app.route({
    ...authentication.signOut,
    handler: async (req, reply) => {
      await endSessionById(db, signedIn(req).sessionId)
      clearSessionCookie(reply, isSecure)
      return { status: 'OK' as const }
    },
  })
}
