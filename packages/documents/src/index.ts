import { type OrderPlacedMail, type RenderedMail, renderOrderPlacedMail } from './order-placed-mail.tsx'

/** What a mail is made of: kept as data until it is sent. */
export type MailContent = { template: 'orderPlaced'; props: OrderPlacedMail }

export type { OrderPlacedMail, RenderedMail }

/** Renders a queued mail. Throws for a template that this release does not have. */
export function renderMail({ template, props }: MailContent): Promise<RenderedMail> {
  const renderers = { orderPlaced: renderOrderPlacedMail }
  return renderers[template](props)
}
