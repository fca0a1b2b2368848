import { refillReminders } from '@salvia/contract/people/refill-reminders'
import { deadLink } from '#kernel/domain-error'
import { takeOneClickForms } from '#kernel/http/one-click'
import type { App } from '../../../app-type.ts'
import { readMailToken } from './mail-token.ts'
import { stopMails } from './use-cases/change-settings.ts'

/** Ends refill reminders by the link of their mail. */
export async function reminderRoutes(app: App): Promise<void> {
  const { config } = app
  takeOneClickForms(app)

  app.route({
    ...refillReminders.unsubscribe,
    handler: async (req, reply) => {
      const userId = readMailToken(config.secrets.token, 'reminders', req.query.token)
      if (userId === null) throw deadLink()
      await stopMails(app, { userId, choice: 'planReminders' })
      return reply.code(204).send()
    },
  })
}
