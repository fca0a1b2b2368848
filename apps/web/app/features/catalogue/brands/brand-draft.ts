import type { AdminBrand, BrandChange } from '@salvia/contract/catalogue/admin-brands'
import { changedFields } from '#app/records/changed-fields.ts'

/** Editable fields of a brand; an empty website means none. */
export type BrandDraft = Pick<AdminBrand, 'name' | 'description' | 'imageUrl' | 'isActive'> & {
  websiteUrl: string
}
export type BrandField = keyof BrandDraft

export const draftOf = ({ name, description, websiteUrl, imageUrl, isActive }: AdminBrand): BrandDraft => ({
  name,
  description,
  websiteUrl: websiteUrl ?? '',
  imageUrl,
  isActive,
})

/** The fields that differ from the brand as it was read. */
export function changeOf(draft: BrandDraft, brand: AdminBrand): BrandChange {
  const changed = changedFields(draft, draftOf(brand))
  const given = Object.fromEntries(changed.map((field) => [field, draft[field]]))
  const website = changed.includes('websiteUrl') ? { websiteUrl: draft.websiteUrl || null } : {}
  return { ...given, ...website }
}
