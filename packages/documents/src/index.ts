import { type AccountMail, renderAccountMail } from './account-mail.tsx'
import type { DataExportPdf, ExportRecord, ExportSections } from './export-pdf.tsx'
import { type OrderPlacedMail, type RenderedMail, renderOrderPlacedMail } from './order-placed-mail.tsx'
import { renderSms, type SmsContent } from './sms.ts'

export type OrderPlacedContent = { template: 'orderPlaced'; props: OrderPlacedMail }

/** What a mail is made of: kept as data until it is sent. */
export type MailContent = OrderPlacedContent | { template: 'account'; props: AccountMail }

export type {
  AccountMail,
  DataExportPdf,
  ExportRecord,
  ExportSections,
  OrderPlacedMail,
  RenderedMail,
  SmsContent,
}
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

/** All data of a person as a document to read. The PDF library is loaded only by who makes one. */
export async function renderDataExport(data: DataExportPdf): Promise<Uint8Array> {
  const { drawDataExport } = await import('./export-pdf.tsx')
  return drawDataExport(data)
}
