import { Button } from '@mantine/core'
import type { FoundAdminProduct } from '@salvia/contract/admin-products'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { everyPage } from '#app/workbench/every-page.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { adminProductFilter, adminProductsQuery, EXPORTED } from './admin-product-queries.ts'
import { productColumns } from './product-columns.tsx'
import { ProductFilters } from './product-filters.tsx'
import { useArchiving } from './use-archiving.ts'

const NewProductDialog = lazy(() => import('./new-product-dialog.tsx'))

/** Every product, hidden and archived ones included; a row leads to its record. */
export function ProductList() {
  const [search] = useSearchParams()
  const client = useQueryClient()
  const [isMaking, setMaking] = useState(false)
  const loaded = useQuery({ ...adminProductsQuery(search), placeholderData: keepPreviousData })
  const exportRows = () =>
    everyPage<FoundAdminProduct>(
      (offset) =>
        apiOf(client)('GET /admin/products', {
          query: { ...adminProductFilter(search), offset, limit: EXPORTED },
        }),
      EXPORTED,
    )
  return (
    <>
      <Workbench
        list="products"
        path="/admin/products"
        title={m.menu_products()}
        columns={productColumns()}
        loaded={loaded}
        keyOf={({ id }) => id}
        openKey={null}
        filters={<ProductFilters />}
        actions={useArchiving()}
        tools={
          <Button
            variant="filled"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setMaking(true)}
          >
            {m.catalogue_new_product()}
          </Button>
        }
        exportRows={exportRows}
        drawer={() => null}
      />
      {isMaking && (
        <Suspense fallback={null}>
          <NewProductDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  )
}
