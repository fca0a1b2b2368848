import type { InsightFigures, InsightMonth } from '@salvia/contract/insights/insights'
import { expect, test } from 'vitest'
import { exportedTable } from '#app/workbench/exported.ts'
import { figures, shownChange, shownValue } from './insight-figures.ts'
import { readMonths } from './insight-queries.ts'
import { isQuiet, monthRows, newestRows, type Span, togetherRows } from './month-rows.ts'
import { monthColumns } from './month-table.tsx'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

const nothing: InsightFigures = {
  newClients: 0,
  plansMade: 0,
  plansShared: 0,
  plansOrdered: 0,
  conversion: null,
  views: 0,
  orders: 0,
  grossSales: eur(0),
  averageOrder: null,
  commission: eur(0),
  refillsDue: 0,
  refillsMade: 0,
  refillRate: null,
}
const month = (of: Partial<InsightMonth> & Pick<InsightMonth, 'month'>): InsightMonth => ({
  ...nothing,
  clients: 0,
  ...of,
})
const sold = { orders: 2, grossSales: eur(200_050), averageOrder: eur(100_025), commission: eur(-5) }
const leapYear: Span = {
  months: [month({ month: '2024-01' }), month({ month: '2024-02', clients: 3, ...sold, conversion: 50 })],
  total: { ...nothing, ...sold },
  before: { ...nothing, orders: 1 },
}

test('months are listed from the newest, with the days that their rows are asked for by', () => {
  expect(monthRows(leapYear).map(({ id, days }) => [id, days.from, days.to])).toEqual([
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2024-01', '2024-01-01', '2024-01-31'],
  ])
  expect(togetherRows(leapYear).map(({ title, days, of }) => [title, days.from, days.to, of.orders])).toEqual(
    [
      ['Total, 2 months', '2024-01-01', '2024-02-29', 2],
      ['Previous 2 months', '2023-11-01', '2023-12-31', 1],
    ],
  )
})

test('the newest month stands beside the one before, also when it is the only one asked for', () => {
  expect(newestRows(leapYear)?.before).toMatchObject({ title: 'Jan 2024', of: { clients: 0 } })
  const one = { ...leapYear, months: leapYear.months.slice(1) }
  expect(newestRows(one)?.before).toMatchObject({
    title: 'Jan 2024',
    days: { from: '2024-01-01', to: '2024-01-31' },
    of: { orders: 1, clients: null },
  })
})

test('a month in which nothing was sold has no average and no share, and a file says so by empty cells', () => {
  expect(
    exportedTable(
      monthColumns(() => null),
      monthRows(leapYear),
    ).split('\r\n'),
  ).toEqual([
    '\u{FEFF}Month,Sales,Commission,Orders,Average order,Clients,New clients,Plans made,Plans shared,Views of plans,Shared plans ordered,Refills within 14 days',
    '2024-02,2000.50,-0.05,2,1000.25,3,0,0,0,0,50,',
    '2024-01,0.00,0.00,0,,0,0,0,0,0,,',
    '',
  ])
})

test.for([
  ['orders', { orders: 3 }, { orders: 2 }, '3', '+50%'],
  ['orders', { orders: 1 }, { orders: 2 }, '1', '−50%'],
  ['orders', { orders: 2 }, { orders: 2 }, '2', '±0%'],
  ['orders', { orders: 2 }, {}, '2', null],
  ['grossSales', { grossSales: eur(500) }, { grossSales: eur(1000) }, '€5.00', '−50%'],
  ['averageOrder', {}, { averageOrder: eur(1000) }, '–', null],
  ['conversion', { conversion: 50 }, { conversion: 25 }, '50%', null],
] as const)('%s of %j after %j is shown as %s, changed by %s', ([id, now, before, words, change]) => {
  const read = figures.find((figure) => figure.id === id)?.read
  const [value, then] = [now, before].map((of) => read?.({ ...nothing, clients: null, ...of }))
  if (!value || !then) throw new Error(id)
  expect([shownValue(value), shownChange(value, then)]).toEqual([words, change])
})

test('only where nothing happened at all are there no figures', () => {
  const quiet = { months: [month({ month: '2024-02' })], total: nothing, before: nothing }
  expect(isQuiet(quiet)).toBe(true)
  expect(isQuiet({ ...quiet, before: { ...nothing, views: 1 } })).toBe(false)
  expect(isQuiet({ ...quiet, months: [month({ month: '2024-02', clients: 1 })] })).toBe(false)
})

test.for([
  ['', 6],
  ['monthsCount=1', 1],
  ['monthsCount=24', 24],
  ['monthsCount=25', 6],
  ['monthsCount=0', 6],
  ['monthsCount=1.5', 6],
  ['monthsCount=x', 6],
] as const)('%j asks for %i months', ([search, months]) => {
  expect(readMonths(new URLSearchParams(search))).toBe(months)
})
