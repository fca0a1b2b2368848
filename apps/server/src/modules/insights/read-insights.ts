import type { AllInsights, InsightMonth, PractitionerInsights } from '@salvia/contract/insights/insights'
import type { CalendarMonth } from '@salvia/contract/words/calendar-day'
import { addCounts, toFigures } from '@salvia/rules/insights/figures'
import { fullName } from '@salvia/rules/people/full-name'
import { lastMonths } from '@salvia/rules/wallet/last-months'
import { desc } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { toPage } from '#kernel/http/page'
import { countAlertedClients } from '../plans/index.ts'
import {
  countAllClients,
  countClientsOf,
  listAllMonths,
  listPractitionerCounts,
  sortableTotals,
} from './data/all-practitioners.ts'
import {
  countClientsUntil,
  findGatheredAt,
  findInsightPractitioner,
  listMonthCounts,
  listSoldProducts,
  listTopPlans,
  type Span,
} from './data/insight-queries.ts'

type Asked = {
  monthsCount: number
  name?: string | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

const TOP_PLANS = 10

const spanOf = (months: CalendarMonth[]): Span => ({
  first: months[0] as CalendarMonth,
  last: months.at(-1) as CalendarMonth,
})

const endOf = (month: CalendarMonth): Date => {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(Number(year), Number(number), 1))
}

type Months = { all: CalendarMonth[]; months: CalendarMonth[] }

const readMonthsOf = async (db: Db, practitionerId: string, { all, months }: Months) => ({
  counts: await listMonthCounts(db, { practitionerId, ...spanOf(all) }),
  clients: await countClientsUntil(db, { practitionerId, instants: months.map(endOf) }),
})

const readAllMonths = async (db: Db, { all, months }: Months) => ({
  counts: await listAllMonths(db, spanOf(all)),
  clients: await countAllClients(db, months),
})

/** The asked months with their figures, and those before them together. */
async function readSpan(
  db: Db,
  { practitionerId, monthsCount }: { practitionerId: string | null; monthsCount: number },
  now: Date,
) {
  const all = lastMonths(now, 2 * monthsCount)
  const months = all.slice(monthsCount)
  const { counts, clients } = await (practitionerId === null
    ? readAllMonths(db, { all, months })
    : readMonthsOf(db, practitionerId, { all, months }))
  const gatheredAt = await findGatheredAt(db)
  const together = (some: CalendarMonth[]) =>
    toFigures(addCounts(some.map((month) => counts.get(month) ?? {})))
  return {
    span: spanOf(months),
    months: months.map(
      (month, at): InsightMonth => ({
        month,
        clients: clients[at] ?? 0,
        ...together([month]),
      }),
    ),
    total: together(months),
    before: together(all.slice(0, monthsCount)),
    asOf: gatheredAt?.toISOString() ?? null,
  }
}

const inEuros = <T extends { sales: number }>({ sales, ...row }: T) => ({
  ...row,
  grossSales: { amount: sales, currency: 'EUR' as const },
})

/** Figures of one practitioner. Throws not-found for anybody else. */
export async function readInsightsOf(
  db: Db,
  { practitionerId, ...asked }: Asked & { practitionerId: string },
  now: Date,
): Promise<PractitionerInsights> {
  const found = await findInsightPractitioner(db, practitionerId)
  if (!found) throw notFound('user')
  const { span, ...read } = await readSpan(db, { practitionerId, monthsCount: asked.monthsCount }, now)
  const sold = await listSoldProducts(db, { practitionerId, ...asked, ...span })
  const plans = await listTopPlans(db, { practitionerId, limit: TOP_PLANS, ...span })
  return {
    ...read,
    practitioner: { id: found.id, fullName: fullName(found), practiceName: found.practiceName },
    topPlans: plans.map(inEuros),
    clientsAtRisk: await countAlertedClients(db, practitionerId),
    ...toPage(sold.rows.map(inEuros), sold.count, asked),
  }
}

/** Figures of all practitioners together, and of each. */
export async function readAllInsights(db: Db, asked: Asked, now: Date): Promise<AllInsights> {
  const { span, ...read } = await readSpan(db, { practitionerId: null, monthsCount: asked.monthsCount }, now)
  const order = orderBy(asked.sort, sortableTotals, [desc(sortableTotals.grossSales)])
  const isDown = asked.sort?.startsWith('-') ?? true
  const { rows, count } = await listPractitionerCounts(db, { ...asked, ...span, order, isDown })
  const clients = await countClientsOf(
    db,
    rows.map(({ practitionerId }) => practitionerId),
  )
  const results = rows.map(({ practitionerId, firstName, lastName, practiceName, ...counts }) => ({
    practitionerId,
    fullName: fullName({ firstName, lastName }),
    practiceName,
    clients: clients.get(practitionerId) ?? 0,
    ...toFigures(counts),
  }))
  return { ...read, ...toPage(results, count, asked) }
}
