import type { AdminInquiry, InquiryChange } from '@salvia/contract/inquiries/admin-inquiries'
import { readDay } from '@salvia/rules/format/read-day'
import { changedFields } from '#app/records/changed-fields.ts'

/** What of an inquiry can be changed. */
type Editable = Pick<AdminInquiry, 'name' | 'brandName' | 'note' | 'product' | 'linkUrl' | 'expectedDate'>

/** The same as typed. */
export type InquiryDraft = Omit<Editable, 'linkUrl' | 'expectedDate'> & {
  linkUrl: string
  expectedDate: string
}

export const draftOf = (inquiry: Editable): InquiryDraft => ({
  name: inquiry.name,
  brandName: inquiry.brandName,
  linkUrl: inquiry.linkUrl ?? '',
  note: inquiry.note,
  expectedDate: inquiry.expectedDate ?? '',
  product: inquiry.product,
})

/** The fields that differ from the inquiry as it was read; empty ones mean none. */
export function changeOf(draft: InquiryDraft, base: Editable): InquiryChange {
  const { name, brandName, note, linkUrl, expectedDate, product } = draft
  const written: Record<keyof InquiryDraft, InquiryChange> = {
    name: { name },
    brandName: { brandName },
    note: { note },
    linkUrl: { linkUrl: linkUrl.trim() || null },
    expectedDate: { expectedDate: readDay(expectedDate) },
    product: { productId: product?.id ?? null },
  }
  return Object.assign({}, ...changedFields(draft, draftOf(base)).map((field) => written[field]))
}
