import { inquiryStatuses } from '@salvia/contract/words/inquiries'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { CreateButton } from '#app/ui/create-button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { ListTabs, ListTools, TabCount } from '#app/ui/list-tools.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import told from '#app/ui/told-rows.module.css'
import { ChoiceFilter, ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { useListed } from '#app/workbench/list-reads.ts'
import { inquiryCountQuery, inquiryList, ownOpenQuery } from './inquiry-queries.ts'
import { InquiryRow } from './inquiry-row.tsx'
import { inquiryStates } from './inquiry-words.ts'

const AskDialog = lazy(() => import('./ask-dialog.tsx'))

/** Products that are not offered: what practitioners ask for, and what became of it. */
export function InquiryPage() {
  const [search] = useSearchParams()
  const name = search.get('ask')
  const [isAsking, setAsking] = useState(false)
  // A search of the shop that found nothing leads here; once the page is in the browser, its words are asked for.
  useEffect(() => setAsking(name !== null), [name])
  const waiting = useQuery(ownOpenQuery).data?.pager.count
  return (
    <div>
      <PageHeader
        title={m.inquiries_title()}
        lead={waiting === undefined ? undefined : m.inquiries_state({ count: waiting })}
        actions={<CreateButton label={m.inquiry_ask()} isCreating={false} onCreate={() => setAsking(true)} />}
      />
      <ListTools
        tabs={<Tabs />}
        search={<SearchFilter label={m.common_product_or_brand()} />}
        filters={
          <>
            <ChoiceFilter
              name="status"
              label={m.common_status()}
              choices={inquiryStatuses.map((value) => ({ value, label: inquiryStates[value].word() }))}
            />
            <ClearFilters tab="scope" />
          </>
        }
      />
      <Rows />
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog name={name ?? ''} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Tabs() {
  const isOwn = useListAddress().get('scope') === 'Own'
  return (
    <ListTabs label={m.inquiries_title()}>
      <Link to="/product-inquiries" aria-current={isOwn ? undefined : 'page'}>
        {m.list_all()} <Count />
      </Link>
      <Link to="/product-inquiries?scope=Own" aria-current={isOwn ? 'page' : undefined}>
        {m.inquiries_own()} <Count scope="Own" />
      </Link>
    </ListTabs>
  )
}

const Count = ({ scope }: { scope?: 'Own' }) => (
  <TabCount value={useQuery(inquiryCountQuery(scope)).data?.pager.count} />
)

function Rows() {
  const { data, isError, refetch } = useListed(inquiryList)
  const address = useListAddress()
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  if (data.results.length === 0) return <Empty />
  return (
    <>
      <ul className={`card ${told.list}`}>
        {data.results.map((inquiry) => (
          <InquiryRow key={inquiry.id} inquiry={inquiry} />
        ))}
      </ul>
      <Pages
        counted={m.inquiries_count}
        {...data.pager}
        offset={address.offset}
        onGo={(offset) => address.set('offset', String(offset))}
      />
    </>
  )
}

function Empty() {
  const address = useListAddress()
  if (address.get('query') || address.get('status'))
    return (
      <EmptyState
        title={m.list_none_title()}
        action={<Link to="/product-inquiries">{m.empty_clear_filters()}</Link>}
      >
        {m.list_none_text()}
      </EmptyState>
    )
  return <EmptyState title={m.inquiries_none_title()}>{m.inquiries_none_text()}</EmptyState>
}
