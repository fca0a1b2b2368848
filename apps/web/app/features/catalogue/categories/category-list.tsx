import type { AdminCategory } from '@salvia/contract/catalogue/admin-categories'
import { formatNumber } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { categoriesQuery, EXPORTED, filters } from '#app/settings/settings-queries.ts'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { everyPage } from '#app/workbench/every-page.ts'
import { ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { CategoryRecord } from './category-record.tsx'

const NewCategoryDialog = lazy(() => import('./new-category-dialog.tsx'))

const columns = (): WorkColumn<AdminCategory>[] => [
  {
    id: 'name',
    title: m.common_name(),
    isName: true,
    cell: ({ names }) => names[getLocale()],
    text: ({ names }) => names[getLocale()],
  },
  { id: 'key', title: m.category_key(), cell: ({ id }) => id, text: ({ id }) => id },
  {
    id: 'position',
    title: m.category_position(),
    isFigure: true,
    sortedBy: 'position',
    cell: ({ position }) => formatNumber(position, getLocale()),
    text: ({ position }) => String(position),
  },
  {
    id: 'products',
    title: m.common_products(),
    isFigure: true,
    sortedBy: 'productCount',
    cell: ({ productCount }) => formatNumber(productCount, getLocale()),
    text: ({ productCount }) => String(productCount),
  },
]

/** All product categories in shop order, with the open one next to the list. */
export function CategoryList() {
  const { id = null } = useParams()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const loaded = useQuery({ ...categoriesQuery(search), placeholderData: keepPreviousData })
  return (
    <Workbench
      list="categories"
      path="/admin/categories"
      title={m.catalogue_field_categories()}
      columns={columns()}
      loaded={loaded}
      keyOf={(category) => category.id}
      openKey={id}
      filters={<Filters />}
      tools={
        <NewButton label={m.category_new()}>{(close) => <NewCategoryDialog onClose={close} />}</NewButton>
      }
      exportRows={() =>
        everyPage(
          (offset) =>
            apiOf(client)('GET /admin/product-categories', {
              query: { ...filters.categories(search), offset, limit: EXPORTED },
            }),
          EXPORTED,
        )
      }
      drawer={(key) => <CategoryRecord key={key} id={key} />}
    />
  )
}

function Filters() {
  const address = useListAddress()
  return (
    <>
      <SearchFilter address={address} label={m.brand_admin_search()} />
      <ClearFilters address={address} />
    </>
  )
}
