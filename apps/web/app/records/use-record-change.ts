import type { QueryKey } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import type { Stale } from '#app/api/invalidate.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { rebaseAndSave, type Saved } from './rebase-and-save.ts'

type Changing<R, C> = {
  /** The query that the record was read by, and what changes of one record wait for each other by. */
  known: { queryKey: QueryKey }
  scope: string
  /** The record as it will be: shown at once, and rolled back when it is refused. */
  toBe: (record: R, change: C) => R
  send: (api: Api, change: C, base: R) => Promise<R>
  stale?: readonly Stale[]
}

/** A change that is saved at once, such as a checkbox; independent of other fields, so applied on top of others' saves. */
export function useRecordChange<R extends object, C>(changing: Changing<R, C>) {
  const { known, scope, toBe, send, stale = [] } = changing
  const client = useQueryClient()
  const keep = (record: R) => client.setQueryData(known.queryKey, record)
  const { queue, isPending } = useCommand<C, Saved<R>>({
    scope,
    snackbar: scope,
    onStart: (_, change) => {
      const before = client.getQueryData<R>(known.queryKey)
      if (before === undefined) return undefined
      keep(toBe(before, change))
      return () => keep(before)
    },
    send: (api, change) => {
      const base = client.getQueryData<R>(known.queryKey)
      if (base === undefined) throw new Error('a record that is not open cannot be changed')
      return rebaseAndSave({ base, send: (latest) => send(api, change, latest), takeUp: () => true })
    },
    keep: (_, saved) => {
      if (saved.is === 'saved') keep(saved.record)
    },
    stale,
    staleOnFailure: [known],
    onDone: (saved) => {
      if (saved.is === 'saved' && saved.isMerged)
        showSnackbar({ id: scope, type: 'warning', mainText: m.record_merged() })
    },
  })
  return { change: queue, isBusy: isPending }
}
