import { type MailedLinkKind, mailedLinks } from '@salvia/contract/mailed-links/mailed-links'
import type { App } from '../../app-type.ts'
import { readSubscription, readUnsubscription } from '../disruptions/index.ts'
import { findInvited } from '../inquiries/index.ts'
import { readMailToken } from '../people/index.ts'

type Link = { token: string; inquiryId?: string | undefined }

/** Whom a link is for, by what reads it when it is followed: null for one that is forged, over or not whole. */
function linkReaders({ db, config, now }: App) {
  const key = config.secrets.token
  return {
    StockSubscription: ({ token }) => readSubscription(key, token, now()),
    StockNoticesEnd: ({ token }) => readUnsubscription(key, token),
    InquiryUpvote: ({ token, inquiryId = '' }) => findInvited(db, { key, inquiryId, token }, now()),
    ProductUpdatesEnd: ({ token }) => readMailToken(key, 'product-updates', token),
    RefillRemindersEnd: ({ token }) => readMailToken(key, 'reminders', token),
  } satisfies Record<MailedLinkKind, (link: Link) => unknown>
}

/** Whether the link of a mail is valid, for its page, which acts on a click alone: mail programs open links ahead. */
export async function mailedLinkRoutes(app: App): Promise<void> {
  const readers = linkReaders(app)
  app.route({
    ...mailedLinks.lookUp,
    handler: async ({ body }) => ({ isValid: (await readers[body.kind](body)) !== null }),
  })
}
