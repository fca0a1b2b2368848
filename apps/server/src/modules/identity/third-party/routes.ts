import { authentication } from '@salvia/contract/identity/authentication'
import type { ThirdParty } from '@salvia/contract/words/identity'
import { invalid, notFound, unauthenticated } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import type { Departure, ThirdPartySignIn } from '../../../services/third-party/third-party.ts'
import { hold } from '../identity-context.ts'
import {
  contextOf,
  followedCode,
  type IdentityOptions,
  isSecure,
  sessionAnswers,
  visitorOf,
} from '../sessions/answer-session.ts'
import { keepDeparture, newDeparture, takeDeparture } from './third-party-departure.ts'
import { signInUp } from './use-cases/sign-in-up.ts'

function partyOf({ services }: App, id: ThirdParty): ThirdPartySignIn {
  const party = services.thirdParties.find((each) => each.id === id)
  if (!party) throw notFound('provider')
  return party
}

/** Calls the third party; its errors are logged in its own words and returned to the caller in ours. */
async function asked<T>(app: App, context: Promise<T>): Promise<T> {
  try {
    return await context
  } catch (error) {
    app.log.warn({ err: error }, 'third_party_failed')
    throw invalid('third_party_failed', 'The sign-in there did not work. Please try again.')
  }
}

/** Routes for sign-in and sign-up with a third party. */
export function thirdPartyRoutes(app: App, options: IdentityOptions): void {
  const context = contextOf(app)
  const { config, now, services } = app
  const { welcome } = sessionAnswers(app, options)
  const keeping = () => ({ secret: config.secrets.token, isSecure: isSecure(app), now: now() })

  app.route({
    ...authentication.providers,
    handler: async () => ({ providers: services.thirdParties.map(({ id }) => id) }),
  })

  app.route({
    ...authentication.authorisationUrl,
    handler: async (req, reply) => {
      const { thirdPartyId } = req.query
      const party = partyOf(app, thirdPartyId)
      await hold(context, 'thirdPartyFromAddress', req.ip, now())
      const departure: Departure = newDeparture(config.publicUrl)
      const urlWithQueryParams = await asked(app, party.authorisationUrl(departure))
      await keepDeparture(reply, { ...departure, thirdPartyId }, keeping())
      return { status: 'OK' as const, urlWithQueryParams }
    },
  })

  app.route({
    ...authentication.signInUp,
    handler: async (req, reply) => {
      const { thirdPartyId, code, state, mode, ...newcomer } = req.body
      const party = partyOf(app, thirdPartyId)
      await hold(context, 'thirdPartyFromAddress', req.ip, now())
      const departure = await takeDeparture(req, reply, { ...keeping(), thirdPartyId, state })
      if (!departure) throw unauthenticated()
      const person = await asked(app, party.personOf(code, departure))
      const { actor } = req
      const arrival = {
        thirdPartyId,
        person,
        mode,
        newcomer: { ...newcomer, referrerCode: followedCode(req, newcomer.referrerCode) },
        actor,
        visitor: visitorOf(app, req),
        welcome: options.welcome,
      }
      const result = await signInUp(context, arrival, now())
      if (result.status !== 'OK') return result
      return { ...(await welcome(reply, result)), createdNewUser: result.createdNewUser }
    },
  })
}

/** Redirects a third party's form_post response to the page that reads it from the URL. */
export async function thirdPartyReturn(app: App): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_req, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.route({
    method: 'POST',
    url: '/auth/callback',
    config: { access: 'public' },
    handler: async (req, reply) => {
      const sent = req.body instanceof URLSearchParams ? req.body : new URLSearchParams()
      const passed = [...sent].filter(([name]) => ['code', 'state', 'error'].includes(name))
      return reply.redirect(`${app.config.publicUrl}/auth/callback?${new URLSearchParams(passed)}`, 303)
    },
  })
}
