import { settings, users } from '@salvia/contract/people/current-user'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../app-type.ts'
import { setLanguage } from '../identity/index.ts'
import type { ClientOptions } from './clients/client-context.ts'
import { clientRoutes } from './clients/routes.ts'
import { reminderRoutes } from './profile/reminder-routes.ts'
import { surveyRoutes } from './surveys/routes.ts'
import { getUser } from './users/data/user-queries.ts'

export async function peopleRoutes(app: App, clients: ClientOptions) {
  clientRoutes(app, clients)
  surveyRoutes(app)
  await app.register(reminderRoutes)
  const { db, now } = app

  app.route({ ...users.me, handler: (req) => getUser(app, signedIn(req).userId, app.now()) })

  app.route({
    ...settings.language,
    handler: async (req) => {
      const { userId } = signedIn(req)
      await setLanguage(db, { userId, languageCode: req.params.languageCode }, now())
      return getUser(app, userId, app.now())
    },
  })
}
