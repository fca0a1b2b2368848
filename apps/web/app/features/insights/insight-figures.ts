import type { InsightFigures } from '@salvia/contract/insights/insights'
import type { Money } from '@salvia/contract/money'
import { decimalHundredths } from '@salvia/rules/format/decimal-hundredths'
import { formatMoney, formatNumber, formatPercent } from '@salvia/rules/format/format'
import { percentChange } from '@salvia/rules/insights/compare'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** Figures of a time; how many clients there were is known at the end of a month alone. */
export type Figures = InsightFigures & { clients: number | null }

/** As it is known: a count, an amount, whole percents, or null for what nothing can be divided by. */
export type Value =
  | { kind: 'count'; value: number | null }
  | { kind: 'money'; value: Money | null }
  | { kind: 'percent'; value: number | null }

export type FigureId =
  | 'clients'
  | 'newClients'
  | 'plansMade'
  | 'plansShared'
  | 'conversion'
  | 'views'
  | 'orders'
  | 'grossSales'
  | 'averageOrder'
  | 'commission'
  | 'refillRate'

export type Figure = { id: FigureId; title: () => string; read: (of: Figures) => Value }

const count = (value: number | null): Value => ({ kind: 'count', value })
const money = (value: Money | null): Value => ({ kind: 'money', value })
const percent = (value: number | null): Value => ({ kind: 'percent', value })

/** All figures, those that a practitioner earns by first. */
export const figures: Figure[] = [
  { id: 'grossSales', title: m.insights_sales, read: (of) => money(of.grossSales) },
  { id: 'commission', title: m.menu_admin_commission, read: (of) => money(of.commission) },
  { id: 'orders', title: m.common_orders, read: (of) => count(of.orders) },
  { id: 'averageOrder', title: m.insights_average_order, read: (of) => money(of.averageOrder) },
  { id: 'clients', title: m.common_clients, read: (of) => count(of.clients) },
  { id: 'newClients', title: m.insights_new_clients, read: (of) => count(of.newClients) },
  { id: 'plansMade', title: m.insights_plans_made, read: (of) => count(of.plansMade) },
  { id: 'plansShared', title: m.dashboard_shared, read: (of) => count(of.plansShared) },
  { id: 'views', title: m.insights_views, read: (of) => count(of.views) },
  { id: 'conversion', title: m.insights_conversion, read: (of) => percent(of.conversion) },
  { id: 'refillRate', title: m.insights_refills, read: (of) => percent(of.refillRate) },
]

const UNKNOWN = '–'

/** A figure as it is read; a dash where it is not known. */
export function shownValue({ kind, value }: Value): string {
  if (value === null) return UNKNOWN
  if (kind === 'money') return formatMoney(value, getLocale())
  return kind === 'percent' ? formatPercent(value, getLocale()) : formatNumber(value, getLocale())
}

/** A figure as a spreadsheet takes it: amounts in euros, percents without their sign, nothing where it is not known. */
export function exportedValue({ kind, value }: Value): string {
  if (value === null) return ''
  return kind === 'money' ? decimalHundredths(value.amount) : String(value)
}

/** Whether there are no rows behind a figure. */
export const isNothing = ({ kind, value }: Value): boolean =>
  value === null || (kind === 'money' ? value.amount : value) === 0

const amountOf = ({ kind, value }: Value): number =>
  value === null ? 0 : kind === 'money' ? value.amount : value

/** By how much a figure changed, with its sign; null where that says nothing, as of shares or after nothing. */
export function shownChange(now: Value, before: Value): string | null {
  if (now.kind === 'percent' || now.value === null || before.value === null) return null
  const change = percentChange(amountOf(now), amountOf(before))
  if (change === null) return null
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±'
  return `${sign}${formatPercent(Math.abs(change), getLocale())}`
}
