import { forbidden } from '#kernel/domain-error'
import { forgetOldWindows } from '#kernel/limits/hold-to-limit'
import type { App } from '../../app-type.ts'
import { type IdentityOptions, workOf } from './answer-session.ts'
import { authenticationRoutes } from './authentication-routes.ts'
import { credentialRoutes } from './credential-routes.ts'
import { ownSessionRoutes } from './own-session-routes.ts'
import { isFromElsewhere } from './session-cookie.ts'
import { thirdPartyReturn, thirdPartyRoutes } from './third-party-routes.ts'
import { forgetOldTokens } from './tokens.ts'
import { sendPasswordResets } from './use-cases/request-password-reset.ts'
import { forgetOldChanges } from './use-cases/undo-change.ts'
import { validationRoutes } from './validation-routes.ts'

/** The authentication service. Domain results, good or bad, are HTTP 200 with a `status`. */
export async function identityRoutes(app: App, options: IdentityOptions) {
  await app.register(async (own: App) => {
    // A form on a page of others must not sign anybody in, or out.
    own.addHook('onRequest', async (req) => {
      if (req.method !== 'GET' && isFromElsewhere(req)) throw forbidden()
    })
    authenticationRoutes(own, options)
    thirdPartyRoutes(own, options)
    credentialRoutes(own, options)
    ownSessionRoutes(own)
  })
  await app.register(thirdPartyReturn)
  await app.register(validationRoutes)
  sendPasswordResets(workOf(app), app.now)
  forgetOldTokens(app.jobs, app.db, app.now)
  forgetOldChanges(app.jobs, app.db, app.now)
  forgetOldWindows(app.jobs, app.db, app.now)
}
