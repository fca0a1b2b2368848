import type { FoundAdminProduct } from '@salvia/contract/catalogue/admin-products'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { askToArchive } from '../ask-to-archive.ts'

/** Archives the selected products one by one; on failure the earlier ones stay archived. */
export function useArchiving(): RowAction<FoundAdminProduct>[] {
  const { run: archive } = useCommand({
    send: async (api, rows: FoundAdminProduct[]) => {
      for (const { id } of rows) await api('POST /admin/products/{id}/archive', { params: { id } })
    },
    snackbar: 'product',
    working: m.catalogue_saving,
    stale: ['GET /admin/products'],
    staleOnFailure: ['GET /admin/products'],
  })
  const run = async (rows: FoundAdminProduct[]) => {
    const [only] = rows
    const name = rows.length === 1 && only ? only.name : m.list_selected({ count: rows.length })
    return (await askToArchive(name)) && (await archive(rows))?.isDone === true
  }
  return [
    {
      key: 'a',
      label: m.catalogue_archive(),
      isBulk: true,
      isDanger: true,
      isFor: (row) => row.isActive,
      run,
    },
  ]
}
