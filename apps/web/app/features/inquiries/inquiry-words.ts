import type { InquiryStatus } from '@salvia/contract/words/inquiries'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

export const inquiryStates: Record<InquiryStatus, { word: () => string; mark: StatusMark }> = {
  Received: { word: m.inquiry_received, mark: 'open' },
  SearchingForSupplier: { word: m.inquiry_searching, mark: 'coming' },
  InContactWithSupplier: { word: m.inquiry_in_contact, mark: 'coming' },
  ExpectedInStock: { word: m.inquiry_expected, mark: 'limited' },
  CannotSupply: { word: m.inquiry_cannot_supply, mark: 'unavailable' },
  Fulfilled: { word: m.inquiry_fulfilled, mark: 'available' },
  Closed: { word: m.inquiry_closed, mark: 'secondary' },
}

/** Brand and name of what was asked for. */
export const askedFor = ({ name, brandName }: { name: string; brandName: string }): string =>
  [brandName, name].filter(Boolean).join(' ')
