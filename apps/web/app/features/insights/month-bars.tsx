import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import type { InsightMonth } from '@salvia/contract/insights/insights'
import { formatMoney, formatNumber } from '@salvia/rules/format/format'
import { formatRoundMoney } from '@salvia/rules/format/round-money'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { monthWord } from './month-rows.ts'

const HEIGHT = 240
const colours = ['var(--primary)', 'var(--control)', 'var(--ink)']

type Bars = {
  /** Bars of a month, by their titles. */
  read: (month: InsightMonth) => Record<string, number>
  write: (value: number) => string
  /** Beside the axis. */
  mark: (value: number) => string
}

const ofMoney = (): Bars => ({
  read: ({ grossSales, commission }) => ({
    [m.insights_sales()]: grossSales.amount,
    [m.menu_admin_commission()]: commission.amount,
  }),
  write: (amount) => formatMoney({ amount, currency: 'EUR' }, getLocale()),
  mark: (amount) => formatRoundMoney({ amount, currency: 'EUR' }, getLocale()),
})

const ofCounts = (): Bars => ({
  read: ({ orders, plansShared, newClients }) => ({
    [m.common_orders()]: orders,
    [m.dashboard_shared()]: plansShared,
    [m.insights_new_clients()]: newClients,
  }),
  write: (value) => formatNumber(value, getLocale()),
  mark: (value) => formatNumber(value, getLocale()),
})

type Props = { of: 'money' | 'counts'; months: InsightMonth[] }

/** Bars by month, the oldest first. */
export function MonthBars({ of, months }: Props) {
  const { read, write, mark } = of === 'money' ? ofMoney() : ofCounts()
  const bars = months.map((month) => ({ month: monthWord(month.month), ...read(month) }))
  const titles = Object.keys(bars[0] ?? {}).filter((name) => name !== 'month')
  return (
    <BarChart
      h={HEIGHT}
      data={bars}
      dataKey="month"
      series={titles.map((name, at) => ({ name, color: colours[at] ?? 'var(--ink-3)' }))}
      withLegend
      legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
      valueFormatter={write}
      yAxisProps={{ width: 72, allowDecimals: false, tickFormatter: mark }}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
    />
  )
}
