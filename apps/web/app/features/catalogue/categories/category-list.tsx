import type { AdminCategory } from '@salvia/contract/catalogue/admin-categories'
import { formatNumber } from '@salvia/rules/format/format'
import { lazy } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { categoryList } from '#app/settings/settings-queries.ts'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
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
  return (
    <Workbench
      list="categories"
      path="/admin/categories"
      title={m.catalogue_field_categories()}
      state={<ListState reads={categoryList} words={m.state_categories} />}
      columns={columns()}
      reads={categoryList}
      keyOf={(category) => category.id}
      filters={<Filters />}
      tools={
        <NewButton label={m.category_new()}>{(close) => <NewCategoryDialog onClose={close} />}</NewButton>
      }
      drawer={(key) => <CategoryRecord key={key} id={key} />}
    />
  )
}

function Filters() {
  return (
    <>
      <SearchFilter label={m.brand_admin_search()} />
      <ClearFilters />
    </>
  )
}
