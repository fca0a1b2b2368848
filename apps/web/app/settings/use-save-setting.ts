import { useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { useCommand } from '#app/api/use-command.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import type { Versioned } from '#app/records/record-store.ts'
import { useEditedRecord } from '#app/records/use-edited-record.ts'
import { settingReads } from './setting-reads.ts'

type Saving<R, D> = {
  record: R
  toDraft: (record: R) => D
  /** URL of the open setting. */
  path: string
  /** Errors of the draft, by field. */
  check?: (draft: D) => FieldErrors
  /** Sends the draft against the version read. */
  put: (api: Api, draft: D, read: R) => Promise<R>
}

const none = () => ({})

/** The open setting: record, draft, and saving it rebased on others' changes. */
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
  /** Saving an example unchanged confirms it. */
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

/** Props shared by the fields of existing and new settings. */
export type OpenSetting<D> = {
  draft: D
  set: (part: Partial<D>) => void
  errors: FieldErrors
}
