import type { SetupLine } from '@salvia/contract/setup/admin-setup'
import type { SetupStep } from '@salvia/contract/words/shop-settings'
import { countryName } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from '#app/settings/settings.module.css'
import { setupQuery, waitingQuery } from '#app/settings/settings-queries.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'

const NAMED = 3

/** The first missing item, and how many more. */
function few(words: string[]): string {
  const named = words.slice(0, NAMED).join(', ')
  return words.length > NAMED ? m.setup_and_more({ named, count: words.length - NAMED }) : named
}

const placesOf = ({ countries }: SetupLine) => few(countries.map((code) => countryName(code, getLocale())))

type Step = {
  /** The state in a sentence. */
  text: (line: SetupLine) => string
  /** Link to where it is done; none for settings outside the product. */
  to?: string
  /** Set where the server runs, which nobody can do from here. */
  isOfOperator?: true
}

const steps: Record<SetupStep, Step> = {
  referenceData: {
    text: ({ isDone, count }) => (isDone ? m.setup_reference_done({ count }) : m.setup_reference()),
  },
  seller: {
    text: ({ isDone, count }) => (isDone ? m.setup_seller_done() : m.setup_seller({ count })),
    to: '/admin/settings/seller',
  },
  mail: { text: ({ isDone }) => (isDone ? m.setup_mail_done() : m.setup_mail()), isOfOperator: true },
  payment: {
    text: ({ isDone }) => (isDone ? m.setup_payment_done() : m.setup_payment()),
    isOfOperator: true,
  },
  vatRates: {
    text: (line) => {
      if (line.isDone) return m.setup_vat_done()
      return line.count === 0 ? m.setup_no_country() : m.setup_vat({ countries: placesOf(line) })
    },
    to: '/admin/settings/vat-rates',
  },
  carriers: {
    text: (line) => {
      if (line.isDone) return m.setup_carriers_done()
      return line.count === 0 ? m.setup_no_country() : m.setup_carriers({ countries: placesOf(line) })
    },
    to: '/admin/settings/carriers',
  },
  exchangeRates: {
    text: ({ isDone, currencies }) =>
      isDone ? m.setup_exchange_done() : m.setup_exchange({ currencies: currencies.join(', ') }),
    to: '/admin/settings/exchange-rates',
  },
  products: {
    text: ({ isDone, count }) => (isDone ? m.setup_products_done({ count }) : m.setup_products()),
    to: '/admin/products/import',
  },
  stock: {
    text: ({ isDone, count }) => (isDone ? m.setup_stock_done({ count }) : m.setup_stock()),
    to: '/admin/products',
  },
}

/**
 * What is missing before the shop can take orders, or that nothing is. Links to settings are for admins with all
 * rights.
 */
export function SetupCard({ mayOpenSettings }: { mayOpenSettings: boolean }) {
  const { data, isError, refetch } = useQuery(setupQuery)
  const waits = (useQuery(waitingQuery).data?.results.length ?? 0) > 0
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  if (data.isDone && waits) return null
  if (data.isDone)
    return <EmptyState title={m.dashboard_admin_title()}>{m.dashboard_admin_text()}</EmptyState>
  const done = data.lines.filter(({ isDone }) => isDone).length
  const hasWork = data.lines.some((line) => !line.isDone && isOpenTo(line.step, mayOpenSettings))
  return (
    <section className={`card ${css.card}`} aria-labelledby="setup-title">
      <div className={css.head}>
        <h2 id="setup-title" className="t16">
          {m.setup_title()}
        </h2>
        <span className="second">{m.onboarding_done({ done, all: data.lines.length })}</span>
      </div>
      {!hasWork && <p className="second">{m.setup_not_yours()}</p>}
      <ul className={css.lines}>
        {data.lines.map((line) => (
          <Line key={line.step} line={line} mayOpenSettings={mayOpenSettings} />
        ))}
      </ul>
    </section>
  )
}

/** Whether the reader can do a step. */
function isOpenTo(step: SetupStep, mayOpenSettings: boolean): boolean {
  const { to } = steps[step]
  return to !== undefined && (mayOpenSettings || !to.startsWith('/admin/settings'))
}

function Line({ line, mayOpenSettings }: { line: SetupLine; mayOpenSettings: boolean }) {
  const { text, to, isOfOperator = false } = steps[line.step]
  const isOpen = to !== undefined && isOpenTo(line.step, mayOpenSettings)
  return (
    <li>
      <Status mark={line.isDone ? 'available' : 'limited'}>
        {line.isDone ? m.common_done() : m.setup_open()}
      </Status>
      <p>
        {text(line)}
        {!line.isDone && !isOpen && (
          <>
            <br />
            <span className="second">{isOfOperator ? m.setup_by_operator() : m.setup_by_admin()}</span>
          </>
        )}
      </p>
      {isOpen && !line.isDone && (
        <Link to={to} aria-label={m.setup_go_to({ step: text(line) })}>
          {m.onboarding_go()}
        </Link>
      )}
    </li>
  )
}
