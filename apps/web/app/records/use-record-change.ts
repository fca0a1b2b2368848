import type { QueryKey } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import type { Stale } from '#app/api/invalidate.ts'
import { useCommand } from '#app/api/use-command.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { rebaseAndSave, type Saved } from './rebase-and-save.ts'

type Changing<R, C> = {
  /** The record's query, and the command scope that serialises its changes. */
  known: { queryKey: QueryKey }
  scope: string
  /** The optimistic record, rolled back on refusal. */
  toBe: (record: R, change: C) => R
  send: (api: Api, change: C, base: R) => Promise<R>
  stale?: readonly Stale[]
}

/**
 * A change saved immediately, such as a checkbox. Independent of other fields, so it is simply reapplied on others'
 * changes.
 */
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
