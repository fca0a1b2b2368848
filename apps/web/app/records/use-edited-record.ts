import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Api } from '#app/api/api.ts'
import type { Command } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { refusedFields } from '#app/forms/refused-fields.ts'
import { useUnsavedGuard } from '#app/forms/use-leave-guard.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import type { Saved } from './rebase-and-save.ts'
import {
  adopt,
  conflictsIn,
  draftIn,
  type FieldOf,
  openRecord,
  type RecordKind,
  type RecordStore,
  setField,
  type Versioned,
} from './record-store.ts'
import { saveRecord } from './save-record.ts'

type Editing<R extends Versioned, D> = Pick<Command<void, Saved<R>>, 'stale' | 'working'> & {
  /** The record as read. */
  record: R
  kind: RecordKind<R, D>
  /** URL of the open record: leaving it with changes asks first. */
  path: string
  /** Saves the draft against a base. */
  send: (api: Api, draft: D, base: R) => Promise<R>
  /** Field-specific messages. */
  words?: Record<string, () => string>
  keep?: (saved: R) => void
}

/** Form state of a versioned record: base, edits, and saving rebased on others' changes. */
export function useEditedRecord<R extends Versioned, D extends object>({
  record,
  kind,
  path,
  send,
  words = {},
  keep,
  ...rest
}: Editing<R, D>) {
  const [store] = useState<RecordStore<R, D>>(() => openRecord(kind, record))
  const state = useStore(store)
  const [isSaved, setSaved] = useState(false)
  // A merge or its undo changes the record while the form is open.
  useEffect(() => adopt(store, record), [store, record])
  const isChanged = Object.keys(state.changed).length > 0
  const isSending = Object.keys(state.sending).length > 0
  useUnsavedGuard(isChanged || isSending, path)

  const { run, isPending } = useCommand<void, Saved<R>>({
    ...rest,
    send: (api) => saveRecord(store, (draft, base) => send(api, draft, base)),
    keep: (_, saved) => {
      if (saved.is === 'saved') keep?.(saved.record)
    },
    onDone: (saved) => {
      if (saved.is === 'conflict') return
      setSaved(true)
      if (saved.isMerged) showSnackbar({ id: 'record', type: 'warning', mainText: m.record_merged() })
      else showSnackbar({ id: 'record', type: 'success', mainText: m.form_saved() })
    },
    onFailed: async (error) => {
      const isField = (id: string) => id in state.kept
      store.setState({ errors: (await refusedFields(error, { isField, words })) as typeof state.errors })
    },
  })
  const set = (part: Partial<D>) => {
    setSaved(false)
    for (const field of Object.keys(part) as FieldOf<D>[])
      setField(store, field, part[field] as D[typeof field])
  }
  return {
    read: state.record,
    kept: state.kept,
    draft: useMemo(() => draftIn(state), [state]),
    set,
    save: () => (isChanged ? run() : null),
    errors: state.errors,
    conflicts: conflictsIn(state),
    isChanged,
    isSaving: isPending,
    isSaved: isSaved && !isChanged,
  }
}
