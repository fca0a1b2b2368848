import type { AdminBrand, BrandChange } from '@salvia/contract/admin-brands'

/** What a person sees and sets of a brand; an empty website is none. */
export type BrandDraft = Pick<AdminBrand, 'name' | 'description' | 'imageUrl' | 'isActive'> & {
  websiteUrl: string
}
export type BrandField = keyof BrandDraft

const fields: BrandField[] = ['name', 'description', 'websiteUrl', 'imageUrl', 'isActive']

export const draftOf = ({ name, description, websiteUrl, imageUrl, isActive }: AdminBrand): BrandDraft => ({
  name,
  description,
  websiteUrl: websiteUrl ?? '',
  imageUrl,
  isActive,
})

const changedIn = (draft: BrandDraft, brand: AdminBrand): BrandField[] => {
  const kept = draftOf(brand)
  return fields.filter((field) => draft[field] !== kept[field])
}

/** The fields that differ from the brand as it was read, with the version that was read; null when none does. */
export function changeOf(draft: BrandDraft, brand: AdminBrand): BrandChange | null {
  const changed = changedIn(draft, brand)
  if (changed.length === 0) return null
  const given = Object.fromEntries(changed.map((field) => [field, draft[field]]))
  const website = changed.includes('websiteUrl') ? { websiteUrl: draft.websiteUrl || null } : {}
  return { ...given, ...website, version: brand.version }
}

/**
 * A draft on top of what someone else saved meanwhile: their fields where this one left them alone, ours elsewhere.
 * `conflicts` are those that both set to different ends.
 */
export function mergeDraft(
  draft: BrandDraft,
  read: AdminBrand,
  current: AdminBrand,
): { draft: BrandDraft; conflicts: BrandField[] } {
  const ours = changedIn(draft, read)
  const theirs = changedIn(draftOf(current), read)
  const kept = Object.fromEntries(ours.map((field) => [field, draft[field]]))
  const merged = { ...draftOf(current), ...kept }
  return {
    draft: merged,
    conflicts: ours.filter((field) => theirs.includes(field) && merged[field] !== draftOf(current)[field]),
  }
}
