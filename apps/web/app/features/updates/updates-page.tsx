import type { ApiAnswer } from '@salvia/contract/api-calls'
import { productUpdateKinds } from '@salvia/contract/words/updates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { ListTabs, ListTools, TabCount } from '#app/ui/list-tools.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import told from '#app/ui/told-rows.module.css'
import { ChoiceFilter } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { updatesQuery } from './update-queries.ts'
import { UpdateRow } from './update-row.tsx'
import { updateKinds } from './update-words.ts'

type Answer = ApiAnswer<'GET /product-updates'>

/** What is new of products: of own plans what cannot be had, and what happened in the shop. */
export function UpdatesPage() {
  const [search] = useSearchParams()
  const { data, isError, refetch } = useQuery({ ...updatesQuery(search), placeholderData: keepPreviousData })
  useVisit()
  return (
    <div>
      <PageHeader title={m.menu_product_updates()} lead={data && leadOf(data)} />
      <ListTools>
        <Tabs counts={data?.counts} />
        <ChoiceFilter
          name="inOwnPlans"
          label={m.common_all_products()}
          choices={[{ value: 'true', label: m.updates_own_plans() }]}
        />
      </ListTools>
      {isError ? <FailedState onRetry={() => refetch()} /> : <Rows data={data} />}
    </div>
  )
}

/** First what needs an act, then how much is new. */
const leadOf = ({ lastVisitAt, newCount, counts: { AtRisk } }: Answer) =>
  [
    ...(AtRisk ? [m.state_at_risk({ count: AtRisk })] : []),
    lastVisitAt === null ? m.updates_lead() : m.updates_since({ count: newCount }),
  ].join(' ')

/** The updates count as read once the page is open; that this failed harms nobody. */
function useVisit() {
  const { run } = useCommand({ send: (api) => api('PUT /product-updates/visit', {}), onFailed: shownHere })
  useEffect(() => {
    void run()
  }, [run])
}

function Tabs({ counts }: { counts: Answer['counts'] | undefined }) {
  const address = useListAddress()
  const chosen = address.get('kind')
  const own = address.get('inOwnPlans') === 'true' ? '&inOwnPlans=true' : ''
  return (
    <ListTabs label={m.menu_product_updates()}>
      <Link
        to={own ? '/catalog-updates?inOwnPlans=true' : '/catalog-updates'}
        aria-current={chosen ? undefined : 'page'}
      >
        {m.list_all()}
      </Link>
      {productUpdateKinds.map((kind) => (
        <Link
          key={kind}
          to={`/catalog-updates?kind=${kind}${own}`}
          aria-current={chosen === kind ? 'page' : undefined}
        >
          {updateKinds[kind].tab()} <TabCount value={counts?.[kind]} />
        </Link>
      ))}
    </ListTabs>
  )
}

function Rows({ data }: { data: Answer | undefined }) {
  const address = useListAddress()
  if (!data) return <SkeletonRows rows={6} />
  if (data.results.length === 0)
    return address.isNarrowed ? (
      <EmptyState
        title={m.list_none_title()}
        action={<Link to="/catalog-updates">{m.empty_clear_filters()}</Link>}
      >
        {m.list_none_text()}
      </EmptyState>
    ) : (
      <EmptyState title={m.updates_none_title()} action={<Link to="/shop">{m.updates_shop()}</Link>}>
        {m.updates_none_text()}
      </EmptyState>
    )
  return (
    <>
      <ul className={`card ${told.list}`}>
        {data.results.map((update) => (
          <UpdateRow key={update.kind + update.product.id} update={update} />
        ))}
      </ul>
      <Pages
        {...data.pager}
        offset={address.offset}
        onGo={(offset) => address.set('offset', String(offset))}
      />
    </>
  )
}
