import { validations } from '@salvia/contract/identity/email-validation'
import type { App } from '../../../app-type.ts'
import { hold } from '../identity-context.ts'
import { contextOf, visitorOf } from '../sessions/answer-session.ts'
import { judgeEmail } from './judge-email.ts'

/** Validation for forms before they are sent. Never reveals whether an address has an account. */
export async function validationRoutes(app: App) {
  const context = contextOf(app)

  app.route({
    ...validations.email,
    handler: async (req) => {
      await hold(context, 'emailChecks', visitorOf(app, req).address, app.now())
      return judgeEmail(req.body.email)
    },
  })
}
