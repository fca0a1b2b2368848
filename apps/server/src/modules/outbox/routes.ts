import { outbox } from '@salvia/contract/outbox/outbox'
import { hasMoreRights } from '@salvia/rules/people/granted-rights'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { findComingAttempts } from '#kernel/outbox/coming-attempts'
import { type Listeners, showMessage } from '#kernel/outbox/send-message'
import type { Wishes } from '#kernel/outbox/why-withheld'
import type { App } from '../../app-type.ts'
import { findMessage, listMessages, type MessageRow, rightsOf, toMessage } from './data/message-queries.ts'
import { bounceRoute, textMessageRoute } from './delivery-report-routes.ts'
import { sendAgain } from './use-cases/send-again.ts'

/** The outbox for admins: every message sent or pending; and what services report of those that they accepted. */
export async function outboxRoutes(app: App, options: { listeners: Listeners; wishes: Wishes }) {
  await app.register(bounceRoute, options)
  await app.register(textMessageRoute, options)
  const { db, services, sealed } = app
  const delivery = { db, sealed, mail: services.mail, sms: services.sms }

  async function getMessage(messageId: string): Promise<MessageRow> {
    const row = await findMessage(db, messageId)
    if (!row) throw notFound('message')
    return row
  }

  app.route({
    ...outbox.list,
    handler: async (req) => {
      const { rows, count } = await listMessages(db, req.query)
      return toPage(rows.map(toMessage), count, req.query)
    },
  })

  app.route({
    ...outbox.get,
    handler: async (req) => {
      const row = await getMessage(req.params.id)
      const { permissions } = signedIn(req)
      // The link of an account with more rights would give these to the reader.
      const maySeeSecret = !hasMoreRights(await rightsOf(db, row.accountId), permissions)
      const { nextAttemptAt, triedUntil } = await findComingAttempts(db, row.id)
      return {
        ...toMessage(row),
        ...(await showMessage(delivery, row, { maySeeSecret })),
        nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
        triedUntil: triedUntil?.toISOString() ?? null,
      }
    },
  })

  app.route({
    ...outbox.resend,
    handler: async (req) => {
      const { id: messageId } = req.params
      const idempotencyKey = req.headers['idempotency-key']
      const { jobs, now } = app
      const { wishes } = options
      const asked = { messageId, userId: signedIn(req).userId, idempotencyKey }
      await sendAgain({ db, jobs, wishes }, asked, now())
      return toMessage(await getMessage(messageId))
    },
  })
}
