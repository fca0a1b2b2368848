import type { AdminBrand, BrandChange } from '@salvia/contract/catalogue/admin-brands'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { ApiError, fieldErrors } from '#app/api/api-error.ts'
import { browserApi } from '#app/api/browser-api.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useSingle } from '#app/api/use-single.ts'
import { mergeDraft } from '#app/forms/merge-draft.ts'
import { markUnsaved } from '#app/forms/unsaved-forms.ts'
import { m } from '#app/paraglide/messages.js'
import { hideSnackbar, showSnackbar, showWorking } from '#app/ui/snackbar-store.ts'
import { REFERENCE_CHOICES } from '../admin/reference-words.ts'
import { adminBrandQuery } from './admin-brand-queries.ts'
import { type BrandDraft, type BrandField, changeOf, draftOf } from './brand-draft.ts'

const OUTDATED = 412
export type BrandErrors = Partial<Record<BrandField | 'general', string>>

/** Why a brand was refused, by the field it is about. */
export async function explainBrand(error: unknown): Promise<BrandErrors> {
  const words = await explainProblem(error, m.form_not_saved())
  if (!(error instanceof ApiError)) return { general: words }
  if (error.code === 'name_taken') return { name: words }
  return 'websiteUrl' in fieldErrors(error) ? { websiteUrl: m.brand_website_fault() } : { general: words }
}

/** Everything that shows a brand's name or picture is asked for again. */
export function useBrandSaved() {
  const client = useQueryClient()
  return async (saved: AdminBrand) => {
    client.setQueryData(adminBrandQuery(saved.id).queryKey, saved)
    await client.invalidateQueries({ queryKey: ['GET /admin/brands'] })
    await client.invalidateQueries({ queryKey: ['GET /reference-data/product-brands', {}] })
    await client.invalidateQueries({ queryKey: [REFERENCE_CHOICES] })
  }
}

/** The open brand: what was read, what was typed, and saving it on top of what others saved meanwhile. */
export function useSaveBrand(brand: AdminBrand) {
  const formId = useId()
  const [read, setRead] = useState(brand)
  const [draft, setDraft] = useState(() => draftOf(brand))
  const [conflicts, setConflicts] = useState<BrandField[]>([])
  const [errors, setErrors] = useState<BrandErrors>({})
  const [isSaving, setSaving] = useState(false)
  const saved = useBrandSaved()
  const change = changeOf(draft, read)
  useEffect(() => markUnsaved(formId, change !== null))
  useEffect(() => () => markUnsaved(formId, false), [formId])

  const set = (part: Partial<BrandDraft>) => {
    setErrors({})
    setDraft((before) => ({ ...before, ...part }))
  }
  const put = async (body: BrandChange): Promise<void> => {
    const answer = await browserApi('PUT /admin/brands/{id}', { params: { id: brand.id }, body })
    if (answer === null) return
    setRead(answer)
    setDraft(draftOf(answer))
    setConflicts([])
    await saved(answer)
  }
  /** Ours on top of what someone else saved, unless both set a field to different ends: then a person says. */
  const putOnTop = async (current: AdminBrand): Promise<void> => {
    const merged = mergeDraft(draft, draftOf(read), draftOf(current))
    setRead(current)
    setDraft(merged.draft)
    setConflicts(merged.conflicts)
    const body = changeOf(merged.draft, current)
    if (merged.conflicts.length > 0 || body === null) return
    await put(body)
    showSnackbar({ id: 'brand', type: 'warning', mainText: m.record_merged() })
  }
  const send = async (): Promise<void> => {
    if (change === null) return
    try {
      await put(change)
      showSnackbar({ id: 'brand', type: 'success', mainText: m.form_saved() })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === OUTDATED)) throw error
      await putOnTop(error.problem.current as AdminBrand)
    }
  }
  const save = useSingle(async () => {
    setSaving(true)
    showWorking('saving-product', m.brand_saving())
    try {
      await send()
    } catch (error) {
      setErrors(await explainBrand(error))
    }
    hideSnackbar('saving-product')
    setSaving(false)
  })
  return { read, draft, set, save, errors, conflicts, isChanged: change !== null, isSaving }
}
