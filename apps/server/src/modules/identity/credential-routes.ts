import { credentials } from '@salvia/contract/credentials'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../app-type.ts'
import { type IdentityOptions, sessionAnswers, visitorOf, workOf } from './answer-session.ts'
import { toEmail, typed } from './check-fields.ts'
import { cancelEmailChange, changeEmail } from './use-cases/change-email.ts'
import { cancelPhoneChange, changePhone, confirmPhone } from './use-cases/change-phone.ts'
import { requestPasswordReset } from './use-cases/request-password-reset.ts'
import { resetPassword } from './use-cases/reset-password.ts'
import { setLanguage } from './use-cases/set-language.ts'
import { requestVerification, verifyEmail } from './use-cases/verify-email.ts'

const ok = { status: 'OK' as const }

/** The calls of someone who has lost the password. */
function passwordRoutes(app: App): void {
  const work = workOf(app)
  const { now } = app

  app.route({
    ...credentials.requestPasswordReset,
    handler: (req) => {
      const { preferredlanguagecode: languageCode, practitionername: practitionerName } = req.headers
      const email = toEmail(typed(req.body.formFields, 'email'))
      return requestPasswordReset(
        work,
        { email, languageCode, practitionerName, visitor: visitorOf(req) },
        now(),
      )
    },
  })

  app.route({
    ...credentials.resetPassword,
    handler: (req) => {
      const { token, formFields } = req.body
      const password = typed(formFields, 'password')
      return resetPassword(work, { token, password, visitor: visitorOf(req) }, now())
    },
  })
}

function addressRoutes(app: App, { describeUser }: IdentityOptions): void {
  const work = workOf(app)
  const { db, now } = app
  const { answer } = sessionAnswers(app, describeUser)

  app.route({
    ...credentials.requestVerification,
    handler: async (req) => {
      const isSent = await requestVerification(work, signedIn(req).userId, now())
      return isSent ? ok : { status: 'EMAIL_ALREADY_VERIFIED_ERROR' as const }
    },
  })

  app.route({
    ...credentials.verifyEmail,
    handler: async (req) => {
      const isVerified = await verifyEmail(work, { token: req.body.token, visitor: visitorOf(req) }, now())
      return isVerified ? ok : { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' as const }
    },
  })

  app.route({
    ...credentials.changeEmail,
    handler: async (req) => {
      const { userId } = signedIn(req)
      await changeEmail(work, { userId, email: toEmail(req.body.email) }, now())
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

function phoneRoutes(app: App, { describeUser }: IdentityOptions): void {
  const work = workOf(app)
  const { db, now } = app
  const { answer } = sessionAnswers(app, describeUser)

  app.route({
    ...credentials.changePhone,
    handler: async (req) => {
      const { phone, countryId = null } = req.body
      const change = { userId: signedIn(req).userId, phone, countryId, visitor: visitorOf(req) }
      await changePhone(work, change, now())
      return answer(signedIn(req))
    },
  })

  app.route({
    ...credentials.confirmPhone,
    handler: async (req) => {
      await confirmPhone(work, { userId: signedIn(req).userId, code: req.body.code }, now())
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

/** Password, address, number and language of an account. */
export function credentialRoutes(app: App, options: IdentityOptions): void {
  passwordRoutes(app)
  addressRoutes(app, options)
  phoneRoutes(app, options)
}
