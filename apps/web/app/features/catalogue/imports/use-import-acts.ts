import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { importQuery } from './import-queries.ts'

/** Has an import written or taken back. */
export function useImportActs(id: string) {
  const client = useQueryClient()
  const options = {
    onSuccess: (answer: Awaited<ReturnType<typeof read>>) =>
      client.setQueryData(importQuery(id).queryKey, answer),
    onError: async (error: unknown) => {
      showSnackbar({ id: 'import', type: 'error', mainText: await explainProblem(error) })
      await client.invalidateQueries({ queryKey: importQuery(id).queryKey })
    },
  }
  const read = () => client.fetchQuery(importQuery(id))
  const apply = useApiMutation('POST /admin/product-imports/{id}/apply', options)
  const undo = useApiMutation('POST /admin/product-imports/{id}/undo', options)
  const params = { id }
  return {
    apply: () => apply.mutate({ params }),
    undo: () => undo.mutate({ params }),
    isBusy: apply.isPending || undo.isPending,
  }
}

/** Once a job has ended, lines and lists of products are asked for again. */
export function useFreshAfter(isMoving: boolean): void {
  const client = useQueryClient()
  const wasMoving = useRef(isMoving)
  useEffect(() => {
    if (wasMoving.current && !isMoving) {
      void client.invalidateQueries({ queryKey: ['GET /admin/product-imports/{id}/lines'] })
      void client.invalidateQueries({ queryKey: ['GET /admin/products'] })
      void client.invalidateQueries({ queryKey: ['GET /admin/products/{id}'] })
    }
    wasMoving.current = isMoving
  }, [isMoving, client])
}
