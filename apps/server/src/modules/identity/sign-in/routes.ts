import { authentication } from '@salvia/contract/identity/authentication'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../../app-type.ts'
import { toEmail, typed } from '../accounts/check-fields.ts'
import { replaceAddress } from '../credentials/use-cases/replace-address.ts'
import {
  chosenCountry,
  contextOf,
  followedCode,
  type IdentityOptions,
  isSecure,
  keepDevice,
  sessionAnswers,
  visitorOf,
} from '../sessions/answer-session.ts'
import { clearSessionCookie, prolongSessionCookie } from '../sessions/session-cookie.ts'
import { signOut } from '../sessions/use-cases/end-sessions.ts'
import { signUp } from '../sign-up/use-cases/sign-up.ts'
import { finishSignIn } from './use-cases/finish-sign-in.ts'
import { signIn } from './use-cases/sign-in.ts'

/** Routes for sign-in, sign-up, sign-out, and the access token. */
export function authenticationRoutes(app: App, options: IdentityOptions): void {
  const context = contextOf(app)
  const { db, now } = app
  const { answer, welcome } = sessionAnswers(app, options)

  app.route({
    ...authentication.signIn,
    handler: async (req, reply) => {
      const { formFields } = req.body
      const [login, password] = [typed(formFields, 'email'), typed(formFields, 'password')]
      const attempt = { login, password, countryId: chosenCountry(req), visitor: visitorOf(app, req) }
      const result = await signIn(context, attempt, now())
      return result.status === 'OK' ? welcome(reply, result) : result
    },
  })

  app.route({
    ...authentication.secondFactor,
    handler: async (req, reply) => {
      const opened = await finishSignIn(context, { ...req.body, visitor: visitorOf(app, req) }, now())
      return opened ? welcome(reply, opened) : { status: 'WRONG_CREDENTIALS_ERROR' as const }
    },
  })

  app.route({
    ...authentication.signUp,
    handler: async (req, reply) => {
      const { formFields, ...newcomer } = req.body
      const request = {
        email: toEmail(typed(formFields, 'email')),
        password: typed(formFields, 'password'),
        firstName: typed(formFields, 'firstName'),
        lastName: typed(formFields, 'lastName'),
        newcomer: { ...newcomer, referrerCode: followedCode(req, newcomer.referrerCode) },
        visitor: visitorOf(app, req),
        welcome: options.welcome,
      }
      const result =
        newcomer.changeEmailFrom === undefined
          ? await signUp(context, request, now())
          : await replaceAddress(context, { actor: req.actor, request }, now())
      return result.status === 'OK' ? welcome(reply, result) : result
    },
  })

  app.route({
    ...authentication.refreshSession,
    handler: async (req, reply) => {
      prolongSessionCookie(req, reply, isSecure(app))
      keepDevice(app, reply, signedIn(req).userId)
      return answer(signedIn(req))
    },
  })

  app.route({
    ...authentication.signOut,
    handler: async (req, reply) => {
      await signOut(db, signedIn(req), now())
      clearSessionCookie(reply, isSecure(app))
      return { status: 'OK' as const }
    },
  })
}
