import { useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { useCommand } from '#app/api/use-command.ts'
import { type FieldErrors, refusedFields } from '#app/forms/refused-fields.ts'
import type { Versioned } from '#app/records/record-store.ts'
import { useEditedRecord } from '#app/records/use-edited-record.ts'
import { settingReads } from './setting-reads.ts'

type Saving<R, D> = {
  record: R
  toDraft: (record: R) => D
  /** The address of the open setting. */
  path: string
  /** What is wrong with what was typed, by field. */
  check?: (draft: D) => FieldErrors
  /** Sends the draft against what was read. */
  put: (api: Api, draft: D, read: R) => Promise<R>
}

const none = () => ({})

/** The open setting: what was read, what was typed, and saving it on top of what others saved meanwhile. */
export function useSaveSetting<R extends Versioned, D extends Record<string, unknown>>({
  record,
  toDraft,
  path,
  check = none,
  put,
}: Saving<R, D>) {
  const [faults, setFaults] = useState<FieldErrors>({})
  const edited = useEditedRecord<R, D>({
    record,
    kind: { draftOf: toDraft },
    path,
    send: (api, draft, base) => put(api, draft, base),
    stale: settingReads,
  })
  /** An example counts once it is saved as it is. */
  const confirmed = useCommand({
    send: (api) => put(api, edited.draft, edited.read),
    stale: settingReads,
  })
  const set = (part: Partial<D>) => {
    setFaults({})
    edited.set(part)
  }
  const save = async () => {
    const found = check(edited.draft)
    setFaults(found)
    if (Object.keys(found).length === 0) await (edited.isChanged ? edited.save() : confirmed.run())
  }
  return {
    ...edited,
    set,
    save,
    errors: { ...(edited.errors as FieldErrors), ...faults },
    isSaving: edited.isSaving || confirmed.isPending,
    isSaved: edited.isSaved || (confirmed.isSuccess && !edited.isChanged),
  }
}

/** What fields need of an open setting, or of one that is being made. */
export type OpenSetting<D> = {
  draft: D
  set: (part: Partial<D>) => void
  errors: FieldErrors
}

type Making<D, R> = {
  draft: D
  check?: (draft: D) => FieldErrors
  post: (api: Api, draft: D) => Promise<R>
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
  const [errors, setErrors] = useState<FieldErrors>({})
  const { run, isPending } = useCommand<void, R>({
    send: (api) => post(api, draft),
    stale: settingReads,
    onDone: onMade,
    onFailed: async (error) => setErrors(await refusedFields(error, { isField: (id) => id in draft })),
  })
  const make = async () => {
    const found = check(draft)
    setErrors(found)
    if (Object.keys(found).length === 0) await run()
  }
  const set = (part: Partial<D>) => {
    setErrors({})
    setDraft((before) => ({ ...before, ...part }))
  }
  return { draft, set, make, errors, isSaving: isPending }
}
