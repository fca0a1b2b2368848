import { formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import css from './bulk-change-dialog.module.css'
import { progressOf } from './import-progress.ts'
import { importQuery, isMoving } from './import-queries.ts'
import { ImportStatus } from './import-status.tsx'
import { useFreshAfter, useImportActions } from './use-import-actions.ts'

/** Progress of a bulk change and its undo, in a dialog. */
export function BulkProgress({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(importQuery(id))
  const { apply, undo, isBusy } = useImportActions(id)
  useFreshAfter(data !== undefined && isMoving(data))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  const waiting = data.state === 'Ready' ? progressOf(data).all : 0
  const isUndoable = data.state === 'Done' && data.outcomes.Applied > 0
  return (
    <div className={css.form}>
      <ImportStatus run={data} />
      <DialogFooter
        aside={<Link to={`/admin/products/import/${id}`}>{m.bulk_report()}</Link>}
        onCancel={onClose}
        cancel={waiting > 0 ? m.common_cancel() : m.common_close()}
      >
        {isUndoable && (
          <Button loading={isBusy} onClick={undo}>
            {m.import_undo()}
          </Button>
        )}
        {waiting > 0 && (
          <Button variant="filled" loading={isBusy} onClick={apply}>
            {m.bulk_confirm({ count: formatNumber(waiting, getLocale()) })}
          </Button>
        )}
      </DialogFooter>
    </div>
  )
}
