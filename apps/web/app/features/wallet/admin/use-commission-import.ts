import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidate } from '#app/api/invalidate.ts'
import { useCommand } from '#app/api/use-command.ts'
import { commissionImportQuery, walletReads } from './admin-wallet-queries.ts'

type ImportCall = 'POST /admin/commission-imports/{id}/apply' | 'POST /admin/commission-imports/{id}/undo'

/** Applies or undoes an import of commission. */
export function useCommissionImport(id: string) {
  const { run, isPending } = useCommand({
    send: (api, call: ImportCall) => api(call, { params: { id } }),
    keep: (client, answer) => client.setQueryData(commissionImportQuery(id).queryKey, answer),
    staleOnFailure: [commissionImportQuery(id)],
  })
  return {
    apply: () => run('POST /admin/commission-imports/{id}/apply'),
    undo: () => run('POST /admin/commission-imports/{id}/undo'),
    isBusy: isPending,
  }
}

/** Refetches lines and entries when a job has ended. */
export function useFreshAfter(isMoving: boolean): void {
  const client = useQueryClient()
  const wasMoving = useRef(isMoving)
  useEffect(() => {
    if (wasMoving.current && !isMoving)
      void invalidate(client, 'GET /admin/commission-imports/{id}/lines', ...walletReads)
    wasMoving.current = isMoving
  }, [isMoving, client])
}
