import { deliveryReports } from '@salvia/contract/outbox/delivery-reports'
import { DomainError } from '#kernel/domain-error'
import { keepRawBodies } from '#kernel/http/raw-bodies'
import { isSignedBody } from '#kernel/http/signed-body'
import type { Listeners } from '#kernel/outbox/send-message'
import type { App } from '../../app-type.ts'
import { handleDelivery } from './use-cases/handle-delivery.ts'

type Options = { listeners: Listeners }

const unsigned = () =>
  new DomainError('contract', 'signature_invalid', 'This message is not signed by the service.')

/** Our Message-IDs begin with the id of the message in the outbox (services/mail/smtp-mail.ts). */
const OWN_ID = /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:@|$)/i

/** The signature covers the raw bytes, so only this route keeps them. */
export async function bounceRoute(app: App, { listeners }: Options) {
  const { db, config, now } = app
  const rawOf = keepRawBodies(app)

  app.route({
    ...deliveryReports.bounce,
    preValidation: async (req) => {
      const { bounces } = config.secrets
      const header = String(req.headers['x-salvia-signature'] ?? '')
      const body = rawOf(req)
      if (!bounces || !body || !isSignedBody({ secret: bounces, header, body }, now())) throw unsigned()
    },
    handler: async (req) => {
      const [, messageId] = OWN_ID.exec(req.body.messageId) ?? []
      const report = { kind: 'Mail', outcome: 'Bounced', reason: req.body.reason } as const
      if (messageId) await handleDelivery({ db, listeners }, { ...report, messageId }, now())
      return { received: true as const }
    },
  })
}

/** Reports of the text message service, which posts forms. */
export async function textMessageRoute(app: App, { listeners }: Options) {
  const { db, services, now } = app
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_req, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.route({
    ...deliveryReports.textMessage,
    handler: async (req) => {
      const { id } = req.params
      const signature = String(req.headers['x-twilio-signature'] ?? '')
      const fields = (req.body ?? {}) as Record<string, string>
      const said = services.sms.readReport?.({ id, signature, fields }) ?? null
      if (said === null) throw unsigned()
      const outcome = said === 'Delivered' ? 'Sent' : 'Bounced'
      if (said !== 'UnderWay')
        await handleDelivery({ db, listeners }, { messageId: id, kind: 'Sms', outcome }, now())
      return { received: true as const }
    },
  })
}
