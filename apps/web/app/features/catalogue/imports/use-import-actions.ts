import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidate } from '#app/api/invalidate.ts'
import { useCommand } from '#app/api/use-command.ts'
import { importQuery } from './import-queries.ts'

type ImportCall = 'POST /admin/product-imports/{id}/apply' | 'POST /admin/product-imports/{id}/undo'

/** Applies or undoes an import. */
export function useImportActions(id: string) {
  const { run, isPending } = useCommand({
    send: (api, call: ImportCall) => api(call, { params: { id } }),
    keep: (client, answer) => client.setQueryData(importQuery(id).queryKey, answer),
    staleOnFailure: [importQuery(id)],
  })
  return {
    apply: () => run('POST /admin/product-imports/{id}/apply'),
    undo: () => run('POST /admin/product-imports/{id}/undo'),
    isBusy: isPending,
  }
}

/** Refetches lines and product lists when a job has ended. */
export function useFreshAfter(isMoving: boolean): void {
  const client = useQueryClient()
  const wasMoving = useRef(isMoving)
  useEffect(() => {
    if (wasMoving.current && !isMoving)
      void invalidate(
        client,
        'GET /admin/product-imports/{id}/lines',
        'GET /admin/products',
        'GET /admin/products/{id}',
      )
    wasMoving.current = isMoving
  }, [isMoving, client])
}
