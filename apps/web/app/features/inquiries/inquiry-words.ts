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

/** Whether a name says its brand already: as its first words, in letters of whatever size. */
function saysBrand(name: string, brandName: string): boolean {
  const [told, brand] = [name.toLowerCase(), brandName.toLowerCase()]
  return told === brand || (told.startsWith(brand) && !/^[\p{L}\p{N}]/u.test(told.slice(brand.length)))
}

/** Brand and name of a product, as it was asked for or as the shop has it; the brand once. */
export const askedFor = ({ name, brandName }: { name: string; brandName: string }): string =>
  saysBrand(name, brandName) ? name : [brandName, name].filter(Boolean).join(' ')
