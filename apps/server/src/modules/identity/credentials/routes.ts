import { credentials } from '@salvia/contract/identity/credentials'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../../app-type.ts'
import { toEmail, typed } from '../accounts/check-fields.ts'
import { setLanguage } from '../accounts/use-cases/set-language.ts'
import {
  contextOf,
  type IdentityOptions,
  keepDevice,
  sessionAnswers,
  visitorOf,
} from '../sessions/answer-session.ts'
import { cancelEmailChange, changeEmail } from './use-cases/change-email.ts'
import { cancelPhoneChange, changePhone, confirmPhone } from './use-cases/change-phone.ts'
import { requestPasswordReset } from './use-cases/request-password-reset.ts'
import { resetPassword } from './use-cases/reset-password.ts'
import { findUndo, undoChange } from './use-cases/undo-change.ts'
import { requestVerification, verifyEmail } from './use-cases/verify-email.ts'

const ok = { status: 'OK' as const }

/** Password recovery routes. */
function passwordRoutes(app: App): void {
  const context = contextOf(app)
  const { now } = app

  app.route({
    ...credentials.requestPasswordReset,
    handler: (req) => {
      const { preferredlanguagecode: languageCode, practitionername: practitionerName } = req.headers
      const email = toEmail(typed(req.body.formFields, 'email'))
      return requestPasswordReset(
        context,
        { email, languageCode, practitionerName, visitor: visitorOf(app, req) },
        now(),
      )
    },
  })

  app.route({
    ...credentials.resetPassword,
    handler: async (req, reply) => {
      const { token, formFields } = req.body
      const password = typed(formFields, 'password')
      const answer = await resetPassword(context, { token, password, visitor: visitorOf(app, req) }, now())
      if (answer.status !== 'OK') return answer
      // Whoever can read the account's mail is let through regardless of what strangers do to the account.
      keepDevice(app, reply, answer.userId)
      return ok
    },
  })
}

function addressRoutes(app: App, options: IdentityOptions): void {
  const context = contextOf(app)
  const { db, now } = app
  const { answer } = sessionAnswers(app, options)

  app.route({
    ...credentials.requestVerification,
    handler: async (req) => {
      const isSent = await requestVerification(context, signedIn(req).userId, now())
      return isSent ? ok : { status: 'EMAIL_ALREADY_VERIFIED_ERROR' as const }
    },
  })

  app.route({
    ...credentials.verifyEmail,
    handler: async (req) => {
      const isVerified = await verifyEmail(
        context,
        { token: req.body.token, visitor: visitorOf(app, req) },
        now(),
      )
      return isVerified ? ok : { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' as const }
    },
  })

  app.route({
    ...credentials.changeEmail,
    handler: async (req) => {
      const { email, ...proof } = req.body
      await changeEmail(context, { caller: signedIn(req), email: toEmail(email), ...proof }, now())
      return answer(signedIn(req))
    },
  })

  app.route({
    ...credentials.cancelEmailChange,
    handler: async (req) => {
      await cancelEmailChange(db, signedIn(req).userId, now())
      return answer(signedIn(req))
    },
  })
}

function phoneRoutes(app: App, options: IdentityOptions): void {
  const context = contextOf(app)
  const { db, now } = app
  const { answer } = sessionAnswers(app, options)

  app.route({
    ...credentials.changePhone,
    handler: async (req) => {
      const { phone: typed, countryId = null, ...proof } = req.body
      const change = { caller: signedIn(req), typed, countryId, visitor: visitorOf(app, req), ...proof }
      await changePhone(context, change, now())
      return answer(signedIn(req))
    },
  })

  app.route({
    ...credentials.confirmPhone,
    handler: async (req) => {
      await confirmPhone(context, { userId: signedIn(req).userId, code: req.body.code }, now())
      return answer(signedIn(req))
    },
  })

  app.route({
    ...credentials.cancelPhoneChange,
    handler: async (req) => {
      await cancelPhoneChange(db, signedIn(req).userId, now())
      return answer(signedIn(req))
    },
  })

  app.route({
    ...credentials.preferredLanguage,
    handler: async (req) => {
      await setLanguage(db, { userId: signedIn(req).userId, ...req.body }, now())
      return answer(signedIn(req))
    },
  })
}

/** "This was not me": by the link in a mail, regardless of who is signed in. */
function undoRoutes(app: App, { restoreBankData }: IdentityOptions): void {
  const context = contextOf(app)
  const { now } = app

  app.route({
    ...credentials.findChange,
    handler: (req) => findUndo(context, { ...req.body, visitor: visitorOf(app, req) }, now()),
  })

  app.route({
    ...credentials.undoChange,
    handler: (req) =>
      undoChange({ ...context, restoreBankData }, { ...req.body, visitor: visitorOf(app, req) }, now()),
  })
}

/** Routes for an account's password, address, number and language. */
export function credentialRoutes(app: App, options: IdentityOptions): void {
  passwordRoutes(app)
  addressRoutes(app, options)
  phoneRoutes(app, options)
  undoRoutes(app, options)
}
