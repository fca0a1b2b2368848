import type { Disruption } from '@salvia/contract/disruptions/disruption-records'
import { DAY_MS } from '@salvia/contract/durations'
import type { App } from '../app-type.ts'
import { computeUsers } from '../modules/disruptions/index.ts'
import type { DemoCalls } from './demo-calls.ts'
import type { DemoAct } from './demo-clock.ts'
import { curcumin, omega } from './demo-items.ts'

type Seeding = { app: App; calls: DemoCalls; now: Date }

const PATH = '/api/admin/product-disruptions'
/** In no plan of the demo, so that nothing of its story changes. */
const SHORT = 'calcium'
const ENDED = 'selenium'

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

type Found = { results: { id: string }[] }

async function open({ calls, app }: Seeding, query: string, fields: object): Promise<string> {
  const found = await calls.call<Found>('admin', 'GET', `/api/admin/products?isActive=true&${query}`)
  const productIds = found.results.slice(0, 1).map(({ id }) => id)
  const body = { productIds, startsOn: dayAfter(app.now(), 0), ...fields }
  const [made] = await calls.call<Disruption[]>('admin', 'POST', PATH, body)
  if (!made) throw new Error(`demo: no product ${query}`)
  return made.id
}

/** Brings a disruption through statuses; whom it touches is found out at once, whether jobs run yet or not. */
async function move({ calls, app }: Seeding, id: string, statuses: string[]): Promise<void> {
  for (const status of statuses) {
    await calls.call('admin', 'PATCH', PATH, { ids: [id], status })
    if (status === 'Ready') await computeUsers(app, id)
  }
}

/** Shortages that everyone sees, one of them in two plans, one that an admin is about to publish, and one that is over. */
export function disruptionActs(seeding: Seeding): DemoAct[] {
  return [
    {
      daysAgo: 40,
      run: async () => {
        const id = await open(seeding, `query=${ENDED}`, { reason: 'OutOfStockAtTheSupplier' })
        await move(seeding, id, ['Ready', 'Active', 'Resolved'])
      },
    },
    {
      daysAgo: 3,
      run: async () => {
        const expectedUntil = dayAfter(seeding.now, 18)
        const id = await open(seeding, `query=${SHORT}`, { reason: 'SupplierDelay', expectedUntil })
        await move(seeding, id, ['Ready', 'Active'])
      },
    },
    {
      daysAgo: 2,
      run: async () => {
        const expectedUntil = dayAfter(seeding.now, 20)
        const id = await open(seeding, `sku=${curcumin.sku}`, { reason: 'SupplierDelay', expectedUntil })
        await move(seeding, id, ['Ready', 'Active'])
      },
    },
    {
      daysAgo: 1,
      run: async () => {
        const note = 'The supplier confirms the delay on Monday.'
        const id = await open(seeding, `sku=${omega.sku}`, { reason: 'TemporarilyOutOfStock', note })
        await move(seeding, id, ['Ready'])
      },
    },
  ]
}
