import type { Product } from '@salvia/contract/catalogue/shop'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Note } from '#app/ui/note.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useShowsNet } from '#app/visit/shown-price.ts'
import { comparedColumns } from './compared-columns.ts'
import css from './comparison.module.css'
import { ComparisonFeedback } from './comparison-feedback.tsx'
import { type AskedComparison, comparisonProductsQuery, readAsked } from './comparison-queries.ts'
import { sharedBasis } from './comparison-rows.tsx'
import { openComparison, takeComparison, useComparison } from './comparison-store.ts'
import { ComparisonTable, type ProductActs } from './comparison-table.tsx'
import { RecommendedBeside } from './recommended-beside.tsx'
import { useComparisonChange } from './use-comparison-change.ts'

/** Products side by side: the URL is the source, the browser remembers it. */
export function ComparisonPage({
  actsOf,
}: {
  actsOf: (product: Product, planId: string | null) => ReactNode
}) {
  const [search] = useSearchParams()
  const asked = readAsked(search)
  const isReading = useKeptComparison(asked)
  const { data, isError, refetch, isFetching, isPlaceholderData } = useQuery({
    ...comparisonProductsQuery(asked.productIds),
    enabled: asked.productIds.length > 0,
    placeholderData: (before) => before,
  })
  const key = asked.productIds.join(',')
  const shown = useMemo(
    () => key.split(',').flatMap((id) => data?.find((product) => product.id === id) ?? []),
    [data, key],
  )
  if (isError)
    return (
      <Frame>
        <FailedState onRetry={() => refetch()} isRetrying={isFetching} />
      </Frame>
    )
  if (isReading || (asked.productIds.length > 0 && !data))
    return (
      <Frame>
        <SkeletonRows rows={6} />
      </Frame>
    )
  const leftOut = isPlaceholderData ? 0 : asked.productIds.length - shown.length
  return (
    <Frame count={shown.length || undefined} leftOut={leftOut}>
      {shown.length === 0 ? (
        <Nothing />
      ) : (
        <Compared products={shown} asked={asked} actsOf={(product) => actsOf(product, asked.planId)} />
      )}
    </Frame>
  )
}

/** Without products in the URL, redirects to the stored list; true until that is read and, where it has products, shown. */
function useKeptComparison({ productIds }: AskedComparison): boolean {
  const show = useComparisonChange()
  const isKept = useComparison(({ entries }) => entries.length > 0)
  const [isKnown, setKnown] = useState(false)
  const isAsked = productIds.length > 0
  useEffect(() => {
    if (!isAsked && openComparison().entries.length > 0) void show()
    setKnown(true)
  }, [isAsked, show])
  return !isAsked && (!isKnown || isKept)
}

type ComparedProps = { products: Product[]; asked: AskedComparison; actsOf: ProductActs }

function Compared({ products, asked, actsOf }: ComparedProps) {
  const entries = useComparison((state) => state.entries)
  const [shownRows, setShownRows] = useState<'all' | 'differences'>('all')
  const { mainId, planId } = asked
  const taken = useRef('')
  useEffect(() => {
    const named = [...products.map(({ id }) => id), mainId, planId].join()
    // A late response must not re-add a removed product.
    if (taken.current === named) return
    taken.current = named
    takeComparison({ products, mainId, planId })
  }, [products, mainId, planId])
  const showsNet = useShowsNet()
  const columns = useMemo(
    () => comparedColumns(products, { entries, mainId, showsNet }),
    [products, entries, mainId, showsNet],
  )
  const basis = sharedBasis(columns)
  const main = products.find(({ id }) => id === mainId)
  return (
    <>
      <Segments
        label={m.comparison_rows()}
        value={shownRows}
        options={[
          { value: 'all', label: m.comparison_rows_all() },
          { value: 'differences', label: m.comparison_rows_differences() },
        ]}
        onChange={setShownRows}
      />
      <p className={`second ${css.legend}`}>
        <span>{m.comparison_legend()}</span>
        {basis !== null && <span>{m.comparison_prices({ basis })}</span>}
      </p>
      <ComparisonTable columns={columns} actsOf={actsOf} onlyDifferences={shownRows === 'differences'} />
      <p className={`third ${css.note}`}>{m.comparison_note()}</p>
      {main && <RecommendedBeside main={main} planId={planId} />}
      <details className={css.ask}>
        <summary>{m.comparison_feedback_title()}</summary>
        <ComparisonFeedback />
      </details>
    </>
  )
}

type FrameProps = {
  count?: number
  /** Products of the URL that the shop no longer offers. */
  leftOut?: number
  children: ReactNode
}

const Frame = ({ count, leftOut = 0, children }: FrameProps) => (
  <div className={css.page}>
    <PageHeader
      title={m.comparison_title()}
      lead={count === undefined ? undefined : m.comparison_lead({ count })}
      actions={<LocalLink to="/shop">{m.comparison_add()}</LocalLink>}
    />
    {leftOut > 0 && <Note tone="info" title={m.comparison_left_out({ count: leftOut })} />}
    {children}
  </div>
)

const Nothing = () => (
  <EmptyState title={m.comparison_empty()} action={<LocalLink to="/shop">{m.comparison_add()}</LocalLink>}>
    {m.comparison_empty_text()}
  </EmptyState>
)
