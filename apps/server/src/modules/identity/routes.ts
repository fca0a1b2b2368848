import { forbidden } from '#kernel/domain-error'
import { forgetOldWindows } from '#kernel/limits/consume-limit'
import type { App } from '../../app-type.ts'
import { forgetOldTokens } from './accounts/tokens.ts'
import { credentialRoutes } from './credentials/routes.ts'
import { sendPasswordResets } from './credentials/use-cases/request-password-reset.ts'
import { forgetOldChanges } from './credentials/use-cases/undo-change.ts'
import { validationRoutes } from './credentials/validation-routes.ts'
import { contextOf, type IdentityOptions } from './sessions/answer-session.ts'
import { ownSessionRoutes } from './sessions/routes.ts'
import { isFromElsewhere } from './sessions/session-cookie.ts'
import { authenticationRoutes } from './sign-in/routes.ts'
import { thirdPartyReturn, thirdPartyRoutes } from './third-party/routes.ts'

/** Authentication routes. Domain results, good or bad, are HTTP 200 with a `status`. */
export async function identityRoutes(app: App, options: IdentityOptions) {
  await app.register(async (own: App) => {
    // A form on another site must not sign anybody in, or out.
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
  sendPasswordResets(contextOf(app), app.now)
  forgetOldTokens(app.jobs, app.db, app.now)
  forgetOldChanges(app.jobs, app.db, app.now)
  forgetOldWindows(app.jobs, app.db, app.now)
}
