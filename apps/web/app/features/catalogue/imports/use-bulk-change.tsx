import { lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { RowAction } from '#app/workbench/row-keys.ts'
import type { BulkChoice } from './bulk-change.ts'

const BulkChangeDialog = lazy(() => import('./bulk-change-dialog.tsx'))

/** The bulk-change action of a product list, for selected rows or all matches, with its dialog. */
export function useBulkChange<Row extends { id: string }>(
  all: () => BulkChoice,
): { action: RowAction<Row>; dialog: ReactNode } {
  const [chosen, setChosen] = useState<BulkChoice | null>(null)
  return {
    action: {
      key: 'b',
      label: m.bulk_title(),
      isBulk: true,
      isFor: () => true,
      run: (rows) => setChosen({ productIds: rows.map(({ id }) => id), count: rows.length }),
      runAll: () => setChosen(all()),
    },
    dialog: chosen && (
      <Suspense fallback={null}>
        <BulkChangeDialog choice={chosen} onClose={() => setChosen(null)} />
      </Suspense>
    ),
  }
}
