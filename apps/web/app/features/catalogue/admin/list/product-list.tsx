import type { FoundAdminProduct } from '@salvia/contract/catalogue/admin-products'
import { IconPlus, IconTableImport } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { WaitingState } from '#app/settings/waiting-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { useListed } from '#app/workbench/list-reads.ts'
import { ListState } from '#app/workbench/list-state.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { useBulkChange } from '../../imports/use-bulk-change.tsx'
import { filterOfAll, productList } from '../admin-product-queries.ts'
import { productColumns } from './product-columns.tsx'
import { ProductFilters } from './product-filters.tsx'
import css from './product-list.module.css'
import { useArchiving } from './use-archiving.ts'

const NewProductDialog = lazy(() => import('./new-product-dialog.tsx'))

/** All products, including hidden and archived ones; a row opens its record. */
export function ProductList() {
  const [search] = useSearchParams()
  const [isMaking, setMaking] = useState(false)
  const loaded = useListed(productList)
  const bulk = useBulkChange<FoundAdminProduct>(() => ({
    filter: filterOfAll(search),
    count: loaded.data?.pager.count ?? 0,
  }))
  return (
    <>
      <Workbench
        list="products"
        path="/admin/products"
        title={m.common_products()}
        state={
          <WaitingState
            works={['imports']}
            none={
              <ListState
                reads={productList}
                words={m.state_products}
                none={m.state_products_none}
                where={{ path: '/admin/products', search: 'stockStatusId=OutOfStock' }}
              />
            }
          />
        }
        columns={productColumns()}
        reads={productList}
        keyOf={({ id }) => id}
        filters={<ProductFilters />}
        actions={[bulk.action, ...useArchiving()]}
        tools={<Tools onMake={() => setMaking(true)} />}
      />
      {bulk.dialog}
      {isMaking && (
        <Suspense fallback={null}>
          <NewProductDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Bulk files, bulk change of the filtered products, and "New product". */
function Tools({ onMake }: { onMake: () => void }) {
  const { search } = useListAddress()
  return (
    <>
      <Button component={Link} to={`/admin/products/import${search}`} variant="subtle">
        <IconTableImport size={18} stroke={1.75} aria-hidden="true" />
        <span className={css.word}>{m.import_link()}</span>
      </Button>
      <Button
        variant="filled"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onMake}
      >
        {m.catalogue_new_product()}
      </Button>
    </>
  )
}
