import type { FoundAdminProduct } from '@salvia/contract/catalogue/admin-products'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#app/api/browser-api.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { m } from '#app/paraglide/messages.js'
import { hideSnackbar, showSnackbar, showWorking } from '#app/ui/snackbar-store.ts'
import type { RowAction } from '#app/workbench/row-keys.ts'

/** Takes the ticked products out of use, one after another; where one fails, those before it stay archived. */
export function useArchiving(): RowAction<FoundAdminProduct>[] {
  const client = useQueryClient()
  const run = async (rows: FoundAdminProduct[]) => {
    const [only] = rows
    const names = rows.length === 1 && only ? only.name : m.list_selected({ count: rows.length })
    if (!window.confirm(m.catalogue_archive_question({ name: names }))) return
    showWorking('saving-product', m.catalogue_saving())
    try {
      for (const { id } of rows) await browserApi('POST /admin/products/{id}/archive', { params: { id } })
    } catch (error) {
      const mainText = await explainProblem(error, m.form_not_saved())
      showSnackbar({ id: 'product', type: 'error', mainText })
    }
    hideSnackbar('saving-product')
    await client.invalidateQueries({ queryKey: ['GET /admin/products'] })
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
