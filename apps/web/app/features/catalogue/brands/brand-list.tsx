import type { AdminBrand } from '@salvia/contract/catalogue/admin-brands'
import { formatNumber } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { everyPage } from '#app/workbench/every-page.ts'
import { ChoiceFilter, ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { adminBrandsQuery, brandFilter, EXPORTED } from './admin-brand-queries.ts'
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
    title: m.order_status(),
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
    title: m.brand_changed(),
    isFigure: true,
    sortedBy: 'updatedAt',
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
    text: ({ updatedAt }) => updatedAt,
  },
]

/** All brands including inactive ones, with the open one next to the list. */
export function BrandList() {
  const { id = null } = useParams()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const loaded = useQuery({ ...adminBrandsQuery(search), placeholderData: keepPreviousData })
  return (
    <Workbench
      list="brands"
      path="/admin/brands"
      title={m.brands_title()}
      columns={columns()}
      loaded={loaded}
      keyOf={(brand) => brand.id}
      openKey={id}
      filters={<Filters />}
      tools={
        <NewButton label={m.brand_admin_new()}>{(close) => <NewBrandDialog onClose={close} />}</NewButton>
      }
      exportRows={() =>
        everyPage(
          (offset) =>
            apiOf(client)('GET /admin/brands', {
              query: { ...brandFilter(search), offset, limit: EXPORTED },
            }),
          EXPORTED,
        )
      }
      drawer={(key) => <BrandRecord key={key} id={key} />}
    />
  )
}

function Filters() {
  const address = useListAddress()
  return (
    <>
      <SearchFilter address={address} label={m.brand_admin_search()} />
      <ChoiceFilter
        address={address}
        name="isActive"
        label={m.order_status()}
        choices={[
          { value: 'true', label: m.common_in_use() },
          { value: 'false', label: m.brand_inactive() },
        ]}
      />
      <ClearFilters address={address} />
    </>
  )
}
