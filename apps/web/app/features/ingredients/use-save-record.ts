import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useSingle } from '#app/api/use-single.ts'
import { changedFields, mergeDraft } from '#app/forms/merge-draft.ts'
import { markUnsaved } from '#app/forms/unsaved-forms.ts'
import { m } from '#app/paraglide/messages.js'
import { hideSnackbar, showSnackbar, showWorking } from '#app/ui/snackbar-store.ts'

const OUTDATED = 412

export type RecordErrors = { name?: string; general?: string }

/** Why a name was refused stands under it, anything else above the form. */
export async function explainRecord(error: unknown): Promise<RecordErrors> {
  const words = await explainProblem(error, m.form_not_saved())
  return error instanceof ApiError && error.code === 'name_taken' ? { name: words } : { general: words }
}

/** Every list and record of ingredients is asked for again: names, groups and counts hang together. */
export function useRecordsChanged() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [call] }) => /^GET \/admin\/ingredient/.test(String(call)),
    })
}

type Saving<R, D> = {
  record: R
  toDraft: (record: R) => D
  /** Sends the draft with the version that was read. */
  put: (draft: D, version: number) => Promise<R | null>
}

/** The open record: what was read, what was typed, and saving it on top of what others saved meanwhile. */
export function useSaveRecord<R extends { version: number }, D extends Record<string, unknown>>({
  record,
  toDraft,
  put,
}: Saving<R, D>) {
  const formId = useId()
  const [read, setRead] = useState(record)
  const [draft, setDraft] = useState(() => toDraft(record))
  const [conflicts, setConflicts] = useState<(keyof D & string)[]>([])
  const [errors, setErrors] = useState<RecordErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const changed = useRecordsChanged()
  const isChanged = changedFields(draft, toDraft(read)).length > 0
  useEffect(() => markUnsaved(formId, isChanged))
  useEffect(() => () => markUnsaved(formId, false), [formId])
  // A merge or its undo changes the record under a form that nobody typed in.
  useEffect(() => {
    if (isChanged || record.version <= read.version) return
    setRead(record)
    setDraft(toDraft(record))
  }, [record, read.version, isChanged, toDraft])

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
    showSnackbar({ id: 'record', type: 'warning', mainText: m.record_merged() })
  }
  const save = useSingle(async () => {
    if (!isChanged) return
    setSaving(true)
    showWorking('saving-product', m.ingredient_saving())
    try {
      await send(draft, read.version).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === OUTDATED)) throw error
        return sendOnTop(error.problem.current as R)
      })
    } catch (error) {
      setErrors(await explainRecord(error))
    }
    hideSnackbar('saving-product')
    setSaving(false)
  })
  return { read, draft, set, save, errors, conflicts, isChanged, isSaving, isSaved }
}
