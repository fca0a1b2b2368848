import type { AdminInquiryRow } from '@salvia/contract/inquiries/admin-inquiries'
import { inquiryStatuses } from '@salvia/contract/words/inquiries'
import { formatDate, formatNumber } from '@salvia/rules/format/format'
import { lazy } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ClearFilters, SearchFilter, WorkTabs } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { inquiryStates } from '../inquiry-words.ts'
import { adminInquiryList } from './admin-inquiry-queries.ts'
import { InquiryRecord } from './inquiry-record.tsx'

const NewInquiryDialog = lazy(() => import('./new-inquiry-dialog.tsx'))

const columns = (): WorkColumn<AdminInquiryRow>[] => [
  {
    id: 'name',
    title: m.common_name(),
    isName: true,
    sortedBy: 'name',
    cell: ({ name }) => name,
    text: ({ name }) => name,
  },
  {
    id: 'brand',
    title: m.catalogue_field_brand(),
    cell: ({ brandName }) => brandName || '–',
    text: ({ brandName }) => brandName,
  },
  {
    id: 'status',
    title: m.common_status(),
    cell: ({ status }) => <Status mark={inquiryStates[status].mark}>{inquiryStates[status].word()}</Status>,
    text: ({ status }) => status,
  },
  {
    id: 'expected',
    title: m.inquiry_expected_day(),
    sortedBy: 'expectedDate',
    cell: ({ expectedDate }) => (expectedDate ? formatDate(expectedDate, getLocale()) : '–'),
    text: ({ expectedDate }) => expectedDate ?? '',
  },
  {
    id: 'upvotes',
    title: m.common_practitioners(),
    isFigure: true,
    sortedBy: 'upvotesCount',
    cell: ({ upvotesCount }) => formatNumber(upvotesCount, getLocale()),
    text: ({ upvotesCount }) => String(upvotesCount),
  },
  {
    id: 'clients',
    title: m.common_clients(),
    isFigure: true,
    sortedBy: 'clientsCount',
    cell: ({ clientsCount }) => (clientsCount === null ? '–' : formatNumber(clientsCount, getLocale())),
    text: ({ clientsCount }) => String(clientsCount ?? ''),
  },
  {
    id: 'createdAt',
    title: m.inquiry_asked_on(),
    isFigure: true,
    sortedBy: 'createdAt',
    cell: ({ createdAt }) => <Time at={createdAt} />,
    text: ({ createdAt }) => createdAt,
  },
]

/** What practitioners ask for, with the open one next to the list. */
export const AdminInquiryList = () => (
  <Workbench
    list="product-inquiries"
    path="/admin/product-inquiries"
    title={m.inquiries_title()}
    state={
      <ListState
        reads={adminInquiryList}
        words={m.state_inquiries}
        none={m.state_inquiries_none}
        where={{ path: '/admin/product-inquiries', search: 'status=Received' }}
      />
    }
    columns={columns()}
    reads={adminInquiryList}
    keyOf={({ id }) => id}
    tools={<NewButton label={m.inquiry_new()}>{(close) => <NewInquiryDialog onClose={close} />}</NewButton>}
    tabs={
      <WorkTabs
        label={m.common_status()}
        name="status"
        usual=""
        tabs={[
          { value: '', label: m.list_all() },
          ...inquiryStatuses.map((value) => ({ value, label: inquiryStates[value].word() })),
        ]}
      />
    }
    filters={
      <>
        <SearchFilter label={m.common_product_or_brand()} />
        <ClearFilters tab="status" />
      </>
    }
    drawer={(id) => <InquiryRecord key={id} id={id} />}
  />
)
