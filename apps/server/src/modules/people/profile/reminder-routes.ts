import { refillReminders } from '@salvia/contract/people/refill-reminders'
import { invalid } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { readReminderToken } from './reminder-token.ts'
import { stopReminders } from './use-cases/change-settings.ts'

/** Ends refill reminders by the link of their mail. Mail programs post a form to it (RFC 8058). */
export async function reminderRoutes(app: App): Promise<void> {
  const { config } = app
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))

  app.route({
    ...refillReminders.unsubscribe,
    handler: async (req, reply) => {
      const userId = readReminderToken(config.secrets.token, req.query.token)
      if (userId === null) throw invalid('mailed_link_over', 'This link is over, or not whole.')
      await stopReminders(app, userId)
      return reply.code(204).send()
    },
  })
}
