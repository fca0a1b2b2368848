import { type FoundLink, type MailedLinkKind, mailedLinks } from '@salvia/contract/mailed-links/mailed-links'
import type { App } from '../../app-type.ts'
import { lookUpSubscription, lookUpUnsubscription } from '../disruptions/index.ts'
import { lookUpInvitation } from '../inquiries/index.ts'
import { lookUpClientPayment } from '../payments/index.ts'
import { lookUpMails } from '../people/index.ts'

type Link = { token: string; inquiryId?: string | undefined }
type Found = Pick<FoundLink, 'over' | 'about'>

/** What a link would come to, by what reads it when it is followed: null for one that is forged, expired or not whole. */
function linkReaders({ db, config, now }: App) {
  const key = config.secrets.token
  return {
    StockSubscription: ({ token }) => lookUpSubscription(db, { key, token }, now()),
    StockNoticesEnd: ({ token }) => lookUpUnsubscription(db, { key, token }),
    InquiryUpvote: ({ token, inquiryId = '' }) => lookUpInvitation(db, { key, inquiryId, token }, now()),
    ProductUpdatesEnd: ({ token }) => lookUpMails(db, { key, mails: 'product-updates', token }),
    ClientPayment: ({ token }) => lookUpClientPayment(db, token, now()),
    RefillRemindersEnd: ({ token }) => lookUpMails(db, { key, mails: 'reminders', token }),
  } satisfies Record<MailedLinkKind, (link: Link) => Promise<Found | null>>
}

/** What the link of a mail would come to, for its page, which acts on a click alone: mail programs open links ahead. */
export async function mailedLinkRoutes(app: App): Promise<void> {
  const readers = linkReaders(app)
  app.route({
    ...mailedLinks.lookUp,
    handler: async ({ body }) => {
      const found = await readers[body.kind](body)
      return { isValid: found !== null, over: found?.over ?? null, about: found?.about ?? null }
    },
  })
}
