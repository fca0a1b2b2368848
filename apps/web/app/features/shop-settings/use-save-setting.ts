import { useEffect, useId, useState } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { useSingle } from '#app/api/use-single.ts'
import { changedFields, mergeDraft } from '#app/forms/merge-draft.ts'
import { markUnsaved } from '#app/forms/unsaved-forms.ts'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { explainSetting, type SettingErrors } from './explain-setting.ts'
import { useSettingsChanged } from './use-settings-changed.ts'

const OUTDATED = 412

type Saving<R, D> = {
  record: R
  toDraft: (record: R) => D
  /** What is wrong with what was typed, by field. */
  check?: (draft: D) => SettingErrors
  /** Sends the draft with the version that was read. */
  put: (draft: D, version: number) => Promise<R | null>
}

const none = () => ({})

/** The open setting: what was read, what was typed, and saving it on top of what others saved meanwhile. */
export function useSaveSetting<R extends { version: number }, D extends Record<string, unknown>>({
  record,
  toDraft,
  check = none,
  put,
}: Saving<R, D>) {
  const formId = useId()
  const [read, setRead] = useState(record)
  const [draft, setDraft] = useState(() => toDraft(record))
  const [conflicts, setConflicts] = useState<string[]>([])
  const [errors, setErrors] = useState<SettingErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const changed = useSettingsChanged()
  const isChanged = changedFields(draft, toDraft(read)).length > 0
  useEffect(() => markUnsaved(formId, isChanged))
  useEffect(() => () => markUnsaved(formId, false), [formId])

  const set = (part: Partial<D>) => {
    setErrors({})
    setSaved(false)
    setDraft((before) => ({ ...before, ...part }))
  }
  const send = async (wanted: D, version: number): Promise<void> => {
    const answer = await put(wanted, version)
    if (answer === null) return
    setRead(answer)
    setDraft(toDraft(answer))
    setConflicts([])
    setSaved(true)
    await changed()
  }
  /** Ours on top of what someone else saved, unless both set a field to different ends: then a person says. */
  const sendOnTop = async (current: R): Promise<void> => {
    const merged = mergeDraft(draft, toDraft(read), toDraft(current))
    setRead(current)
    setDraft(merged.draft)
    setConflicts(merged.conflicts)
    if (merged.conflicts.length > 0) return
    await send(merged.draft, current.version)
    showSnackbar({ id: 'setting', type: 'warning', mainText: m.record_merged() })
  }
  const save = useSingle(async () => {
    const faults = check(draft)
    setErrors(faults)
    if (Object.keys(faults).length > 0) return
    setSaving(true)
    try {
      await send(draft, read.version).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === OUTDATED)) throw error
        return sendOnTop(error.problem.current as R)
      })
    } catch (error) {
      setErrors(await explainSetting(error))
    }
    setSaving(false)
  })
  return { read, draft, set, save, errors, conflicts, isChanged, isSaving, isSaved }
}

/** What fields need of an open setting, or of one that is being made. */
export type OpenSetting<D> = {
  draft: D
  set: (part: Partial<D>) => void
  errors: SettingErrors
}

type Making<D, R> = {
  draft: D
  check?: (draft: D) => SettingErrors
  post: (draft: D) => Promise<R | null>
  onMade: (made: R) => unknown
}

/** A setting that is being made. */
export function useMakeSetting<D extends Record<string, unknown>, R>({
  draft: first,
  check = none,
  post,
  onMade,
}: Making<D, R>) {
  const [draft, setDraft] = useState(first)
  const [errors, setErrors] = useState<SettingErrors>({})
  const [isSaving, setSaving] = useState(false)
  const changed = useSettingsChanged()
  const make = useSingle(async () => {
    const faults = check(draft)
    setErrors(faults)
    if (Object.keys(faults).length > 0) return
    setSaving(true)
    try {
      const made = await post(draft)
      await changed()
      if (made !== null) await onMade(made)
    } catch (error) {
      setErrors(await explainSetting(error))
    }
    setSaving(false)
  })
  const set = (part: Partial<D>) => {
    setErrors({})
    setDraft((before) => ({ ...before, ...part }))
  }
  return { draft, set, make, errors, isSaving }
}
