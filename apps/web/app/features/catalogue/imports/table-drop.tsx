import { useNavigate } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { ImportDrop } from '#app/workbench/imports/import-drop.tsx'

/** Drop zone for a product file; opens its report once parsed. */
export function TableDrop() {
  const navigate = useNavigate()
  return (
    <ImportDrop
      path="/admin/product-imports"
      accept=".csv,.xlsx,text/csv"
      hint={m.import_drop()}
      stale="GET /admin/product-imports"
      onRead={(id) => navigate(`/admin/products/import/${id}`)}
    />
  )
}
