import { type AccountMail, renderAccountMail } from './account-mail.tsx'
import { type OrderPlacedMail, type RenderedMail, renderOrderPlacedMail } from './order-placed-mail.tsx'
import { renderSms, type SmsContent } from './sms.ts'

export type OrderPlacedContent = { template: 'orderPlaced'; props: OrderPlacedMail }

/** What a mail is made of: kept as data until it is sent. */
export type MailContent = OrderPlacedContent | { template: 'account'; props: AccountMail }

export type { AccountMail, OrderPlacedMail, RenderedMail, SmsContent }
export { renderSms }

/** Renders a queued mail. */
export function renderMail(content: MailContent): Promise<RenderedMail> {
  switch (content.template) {
    case 'orderPlaced':
      return renderOrderPlacedMail(content.props)
    case 'account':
      return renderAccountMail(content.props)
  }
}
