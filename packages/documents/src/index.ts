import type { NumberedDocument } from '@salvia/contract/orders/numbered-document'
import type { StatementFormat } from '@salvia/contract/words/documents'
import { type AccountMail, renderAccountMail } from './account-mail.tsx'
import { type DemoCallMail, renderDemoCallMail } from './demo-call-mail.tsx'
import type { DataExportPdf, ExportRecord, ExportSections } from './export-pdf.tsx'
import { type OrderCanceledMail, renderOrderCanceledMail } from './order-canceled-mail.tsx'
import type { OrderDocumentPdf, SlipsPdf } from './order-document-pdf.tsx'
import { type OrderDocumentsMail, renderOrderDocumentsMail } from './order-documents-mail.tsx'
import { type OrderInStockMail, renderOrderInStockMail } from './order-in-stock-mail.tsx'
import { type OrderLinkMail, renderOrderLinkMail } from './order-link-mail.tsx'
import { type OrderPlacedMail, type RenderedMail, renderOrderPlacedMail } from './order-placed-mail.tsx'
import { type OrderRefundedMail, renderOrderRefundedMail } from './order-refunded-mail.tsx'
import { type OrderShippedMail, renderOrderShippedMail } from './order-shipped-mail.tsx'
import { type OrderWithdrawnMail, renderOrderWithdrawnMail } from './order-withdrawn-mail.tsx'
import { type PaymentFailedMail, renderPaymentFailedMail } from './payment-failed-mail.tsx'
import { type PaymentReturnedMail, renderPaymentReturnedMail } from './payment-returned-mail.tsx'
import type { PlanPdf } from './plan-pdf.tsx'
import { type ProductDigestMail, renderProductDigestMail } from './product-digest-mail.tsx'
import { type ProductInquiryMail, renderProductInquiryMail } from './product-inquiry-mail.tsx'
import type { SelfBillingPdf } from './self-billing-pdf.tsx'
import { renderSms, type SmsContent } from './sms.ts'
import { statementCsv } from './statement.ts'
import type { StatementPdf } from './statement-pdf.tsx'
import { renderWebinarMail, type WebinarMail } from './webinar-mail.tsx'

export type OrderPlacedContent = { template: 'orderPlaced'; props: OrderPlacedMail }

/** A mail's template data, stored until it is sent. */
export type MailContent =
  | OrderPlacedContent
  | { template: 'orderCanceled'; props: OrderCanceledMail }
  | { template: 'orderRefunded'; props: OrderRefundedMail }
  | { template: 'orderShipped'; props: OrderShippedMail }
  | { template: 'orderWithdrawn'; props: OrderWithdrawnMail }
  | { template: 'orderLink'; props: OrderLinkMail }
  | { template: 'orderDocuments'; props: OrderDocumentsMail }
  | { template: 'orderInStock'; props: OrderInStockMail }
  | { template: 'paymentFailed'; props: PaymentFailedMail }
  | { template: 'paymentReturned'; props: PaymentReturnedMail }
  | { template: 'productDigest'; props: ProductDigestMail }
  | { template: 'productInquiry'; props: ProductInquiryMail }
  | { template: 'demoCall'; props: DemoCallMail }
  | { template: 'webinar'; props: WebinarMail }
  | { template: 'account'; props: AccountMail }

export type {
  AccountMail,
  DataExportPdf,
  DemoCallMail,
  ExportRecord,
  ExportSections,
  OrderDocumentPdf,
  OrderPlacedMail,
  OrderShippedMail,
  PlanPdf,
  ProductDigestMail,
  RenderedMail,
  SmsContent,
}
export { renderSms }

/** Renders a queued mail. */
export function renderMail(content: MailContent): Promise<RenderedMail> {
  switch (content.template) {
    case 'orderPlaced':
      return renderOrderPlacedMail(content.props)
    case 'orderCanceled':
      return renderOrderCanceledMail(content.props)
    case 'orderRefunded':
      return renderOrderRefundedMail(content.props)
    case 'orderShipped':
      return renderOrderShippedMail(content.props)
    case 'orderWithdrawn':
      return renderOrderWithdrawnMail(content.props)
    case 'orderLink':
      return renderOrderLinkMail(content.props)
    case 'orderDocuments':
      return renderOrderDocumentsMail(content.props)
    case 'orderInStock':
      return renderOrderInStockMail(content.props)
    case 'paymentFailed':
      return renderPaymentFailedMail(content.props)
    case 'paymentReturned':
      return renderPaymentReturnedMail(content.props)
    case 'productDigest':
      return renderProductDigestMail(content.props)
    case 'productInquiry':
      return renderProductInquiryMail(content.props)
    case 'demoCall':
      return renderDemoCallMail(content.props)
    case 'webinar':
      return renderWebinarMail(content.props)
    case 'account':
      return renderAccountMail(content.props)
  }
}

/** Renders a data export. The PDF library is loaded on first use. */
export async function renderDataExport(data: DataExportPdf): Promise<Uint8Array> {
  const { drawDataExport } = await import('./export-pdf.tsx')
  return drawDataExport(data)
}

/** Renders a plan for document. The PDF library is loaded on first use. */
export async function renderPlan(plan: PlanPdf): Promise<Uint8Array> {
  const { drawPlan } = await import('./plan-pdf.tsx')
  return drawPlan(plan)
}

/** Draws an invoice, credit note or packing slip; `isCompany` puts the e-invoice into it. The libraries are loaded on first use. */
export async function renderDocument({
  document,
  fonts,
  isCompany,
}: OrderDocumentPdf & { isCompany: boolean }) {
  const { drawDocument, drawDocumentWithEInvoice } = await import('./order-document-pdf.tsx')
  if (!isCompany || document.kind === 'PackingSlip') return drawDocument({ document, fonts })
  return drawDocumentWithEInvoice({ document, fonts })
}

/** Draws a self-billing document. The library is loaded on first use. */
export async function renderSelfBilling(pdf: SelfBillingPdf): Promise<Uint8Array> {
  const { drawSelfBilling } = await import('./self-billing-pdf.tsx')
  return drawSelfBilling(pdf)
}

/** Draws packing slips into one document. The library is loaded on first use. */
export async function renderSlips(slips: SlipsPdf): Promise<Uint8Array> {
  const { drawSlips } = await import('./order-document-pdf.tsx')
  return drawSlips(slips)
}

/** A wallet's statement as a PDF or a spreadsheet. The PDF library is loaded on first use. */
export async function renderStatement({
  format,
  ...statement
}: StatementPdf & { format: StatementFormat }): Promise<Uint8Array> {
  if (format === 'csv') return new TextEncoder().encode(statementCsv(statement))
  const { drawStatement } = await import('./statement-pdf.tsx')
  return drawStatement(statement)
}

/** An invoice or credit note as an e-invoice. The library is loaded on first use. */
export async function renderEInvoice(document: NumberedDocument): Promise<Uint8Array> {
  const { writeEInvoice } = await import('./e-invoice.ts')
  return writeEInvoice(document)
}
