import { lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { RowAction } from '#app/workbench/row-keys.ts'

const BulkChangeDialog = lazy(() => import('./bulk-change-dialog.tsx'))

/** The action of a list of products that changes the ticked ones together, and its dialog. */
export function useBulkChange<Row extends { id: string }>(): { action: RowAction<Row>; dialog: ReactNode } {
  const [chosen, setChosen] = useState<Row[] | null>(null)
  return {
    action: { key: 'b', label: m.bulk_title(), isBulk: true, isFor: () => true, run: setChosen },
    dialog: chosen && (
      <Suspense fallback={null}>
        <BulkChangeDialog products={chosen} onClose={() => setChosen(null)} />
      </Suspense>
    ),
  }
}
