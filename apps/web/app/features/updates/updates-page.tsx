import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ProductUpdate } from '@salvia/contract/updates/product-updates'
import { type ProductUpdateKind, productUpdateKinds } from '@salvia/contract/words/updates'
import { isSelectable } from '@salvia/rules/product/stock-status'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
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
import { ChoiceFilter } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { UpdateCard } from './update-card.tsx'
import { updatedProductsQuery, updatesQuery } from './update-queries.ts'
import { updateKinds } from './update-words.ts'
import css from './updates.module.css'

type Answer = ApiAnswer<'GET /product-updates'>

/** What can be done with a product that can be had. */
type Acts = (product: ProductCard) => ReactNode

/** What is new of products: of own plans what cannot be had, and what happened in the shop. */
export function UpdatesPage({ actsOf }: { actsOf: Acts }) {
  const [search] = useSearchParams()
  const { data, isError, refetch } = useQuery({ ...updatesQuery(search), placeholderData: keepPreviousData })
  useVisit()
  return (
    <div>
      <PageHeader title={m.menu_product_updates()} lead={data && leadOf(data)} />
      <ListTools
        tabs={<Tabs counts={data?.counts} />}
        filters={
          <ChoiceFilter
            name="inOwnPlans"
            label={m.common_all_products()}
            choices={[{ value: 'true', label: m.updates_own_plans() }]}
          />
        }
      />
      {isError ? <FailedState onRetry={() => refetch()} /> : <Rows data={data} actsOf={actsOf} />}
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

function Rows({ data, actsOf }: { data: Answer | undefined; actsOf: Acts }) {
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
      <Groups data={data} actsOf={actsOf} />
      <Pages
        {...data.pager}
        offset={address.offset}
        onGo={(offset) => address.set('offset', String(offset))}
      />
    </>
  )
}

/** The updates of one page by what they are, each group with how many there are of it. */
function Groups({ data: { results, counts }, actsOf }: { data: Answer; actsOf: Acts }) {
  const ids = results.filter(({ isShown }) => isShown).map(({ product }) => product.id)
  const products = useQuery({ ...updatedProductsQuery(ids), enabled: ids.length > 0 }).data?.results ?? []
  const productOf = new Map(products.map((product) => [product.id, product]))
  const groups = Map.groupBy(results, ({ kind }) => kind)
  return [...groups].map(([kind, updates]) => (
    <Group key={kind} kind={kind} count={counts[kind]}>
      {updates.map((update) => (
        <UpdateCard
          key={update.product.id}
          update={update}
          product={productOf.get(update.product.id)}
          acts={actsFor(update, productOf.get(update.product.id), actsOf)}
        />
      ))}
    </Group>
  ))
}

/** Nothing is added to a plan that cannot be had, or soon will not be. */
const actsFor = (
  { kind, disruptionType }: ProductUpdate,
  product: ProductCard | undefined,
  actsOf: Acts,
): ReactNode =>
  product && kind !== 'AtRisk' && disruptionType === null && isSelectable(product.stockStatus.id)
    ? actsOf(product)
    : null

type GroupProps = { kind: ProductUpdateKind; count: number; children: ReactNode }

const Group = ({ kind, count, children }: GroupProps) => (
  <section className={css.group} aria-labelledby={`updates-${kind}`}>
    <h2 id={`updates-${kind}`} className="t16">
      {updateKinds[kind].tab()} <TabCount value={count} />
    </h2>
    <ul className={css.cards}>{children}</ul>
  </section>
)
