import { settings, users } from '@salvia/contract/identity'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../app-type.ts'
import { setLanguage } from '../identity/index.ts'
import { clientRoutes } from './client-routes.ts'
import type { ClientOptions } from './client-work.ts'
import { getUser } from './data/user-queries.ts'
import { surveyRoutes } from './survey-routes.ts'

export async function peopleRoutes(app: App, clients: ClientOptions) {
  clientRoutes(app, clients)
  surveyRoutes(app)
  const { db, now } = app

  app.route({ ...users.me, handler: (req) => getUser(app, signedIn(req).userId) })

  app.route({
    ...settings.language,
    handler: async (req) => {
      const { userId } = signedIn(req)
      await setLanguage(db, { userId, languageCode: req.params.languageCode }, now())
      return getUser(app, userId)
    },
  })
}
