import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import css from './bulk-change-dialog.module.css'
import { importQuery, isMoving } from './import-queries.ts'
import { ImportStanding } from './import-standing.tsx'
import { useFreshAfter, useImportActs } from './use-import-acts.ts'

/** How far a change of many is, in the dialog that started it, and the way to take it back. */
export function BulkProgress({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(importQuery(id))
  const { undo, isBusy } = useImportActs(id)
  useFreshAfter(data !== undefined && isMoving(data))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  const isUndoable = data.state === 'Done' && data.outcomes.Applied > 0
  return (
    <div className={css.form}>
      <ImportStanding run={data} />
      <div className={css.answers}>
        <Link className={css.report} to={`/admin/products/import/${id}`}>
          {m.bulk_report()}
        </Link>
        {isUndoable && (
          <Button loading={isBusy} onClick={undo}>
            {m.import_undo()}
          </Button>
        )}
        <Button variant="filled" onClick={onClose}>
          {m.common_close()}
        </Button>
      </div>
    </div>
  )
}
