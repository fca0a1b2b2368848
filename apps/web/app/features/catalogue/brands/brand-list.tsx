import type { AdminBrand } from '@salvia/contract/catalogue/admin-brands'
import { formatNumber } from '@salvia/rules/format/format'
import { lazy } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { InUseFilter, SearchFilter } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { brandList } from './admin-brand-queries.ts'
import { BrandRecord } from './brand-record.tsx'

const NewBrandDialog = lazy(() => import('./new-brand-dialog.tsx'))

const columns = (): WorkColumn<AdminBrand>[] => [
  {
    id: 'name',
    title: m.common_name(),
    isName: true,
    sortedBy: 'name',
    cell: ({ name }) => name,
    text: ({ name }) => name,
  },
  {
    id: 'active',
    title: m.common_status(),
    cell: ({ isActive }) => (
      <Status mark={isActive ? 'available' : 'unavailable'}>
        {isActive ? m.common_in_use() : m.brand_inactive()}
      </Status>
    ),
    text: ({ isActive }) => String(isActive),
  },
  {
    id: 'website',
    title: m.person_website(),
    cell: ({ websiteUrl }) => websiteUrl?.replace(/^(https?:)?\/\//, ''),
    text: ({ websiteUrl }) => websiteUrl ?? '',
  },
  {
    id: 'products',
    title: m.common_products(),
    isFigure: true,
    sortedBy: 'productCount',
    cell: ({ productCount }) => formatNumber(productCount, getLocale()),
    text: ({ productCount }) => String(productCount),
  },
  {
    id: 'changed',
    title: m.common_last_changed(),
    isFigure: true,
    sortedBy: 'updatedAt',
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
    text: ({ updatedAt }) => updatedAt,
  },
]

/** All brands including inactive ones, with the open one next to the list. */
export function BrandList() {
  return (
    <Workbench
      list="brands"
      path="/admin/brands"
      title={m.brands_title()}
      state={
        <ListState
          reads={brandList}
          words={m.state_brands}
          none={m.state_brands_none}
          where={{ path: '/admin/brands', search: 'isActive=false' }}
        />
      }
      columns={columns()}
      reads={brandList}
      keyOf={(brand) => brand.id}
      filters={<Filters />}
      tools={
        <NewButton label={m.brand_admin_new()}>{(close) => <NewBrandDialog onClose={close} />}</NewButton>
      }
      drawer={(key) => <BrandRecord key={key} id={key} />}
    />
  )
}

function Filters() {
  return (
    <>
      <SearchFilter label={m.brand_admin_search()} />
      <MoreFilters>
        <InUseFilter />
      </MoreFilters>
    </>
  )
}
