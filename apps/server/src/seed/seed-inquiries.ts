import type { AdminInquiry, InquiryStatusChange } from '@salvia/contract/inquiries/admin-inquiries'
import type { InquiryStatus } from '@salvia/contract/words/inquiries'
import type { DemoCalls } from './demo-calls.ts'
import type { DemoAct } from './demo-clock.ts'

const asksFor = 'Saffron extract, 60 capsules'

/** Asks; the same words of another join what was asked before. */
const ask = ({ call }: DemoCalls, by: string, body: object) =>
  call(by, 'POST', '/api/product-inquiries', body)

async function findInquiry({ call }: DemoCalls, name: string): Promise<AdminInquiry> {
  const path = `/api/admin/product-inquiries?query=${encodeURIComponent(name)}&limit=1`
  const { results } = await call<{ results: AdminInquiry[] }>('admin', 'GET', path)
  const [found] = results
  if (!found) throw new Error(`demo: nobody asked for ${name}`)
  return found
}

type Step = Partial<InquiryStatusChange> & { status: InquiryStatus }

async function move(calls: DemoCalls, name: string, step: Step): Promise<void> {
  const { id, version } = await findInquiry(calls, name)
  await calls.save('admin', `/api/admin/product-inquiries/${id}/status`, step, version)
}

async function fulfil(calls: DemoCalls, name: string): Promise<void> {
  const found = await calls.call<{ results: { id: string; isHidden: boolean }[] }>(
    'admin',
    'GET',
    '/api/admin/products?query=ashwagandha&isActive=true&limit=20',
  )
  const productId = found.results.find(({ isHidden }) => !isHidden)?.id
  await move(calls, name, { status: 'Fulfilled', ...(productId !== undefined && { productId }) })
}

/** Requests in different states: two who wait for one, one fulfilled, one that cannot be had, one for an admin's note. */
export function inquiryActs(calls: DemoCalls, expectedDate: InquiryStatusChange['expectedDate']): DemoAct[] {
  const act = (daysAgo: number, run: () => Promise<unknown>): DemoAct => ({
    daysAgo,
    run: async () => void (await run()),
  })
  const step = (daysAgo: number, name: string, change: Step) => act(daysAgo, () => move(calls, name, change))
  return [
    act(92.3, () => ask(calls, 'practitioner', { name: 'Ashwagandha KSM-66, 60 capsules', clientsCount: 6 })),
    step(90.3, 'Ashwagandha', { status: 'SearchingForSupplier' }),
    step(80.3, 'Ashwagandha', { status: 'InContactWithSupplier' }),
    step(70.3, 'Ashwagandha', { status: 'ExpectedInStock' }),
    act(55.3, () => fulfil(calls, 'Ashwagandha')),
    act(61.3, () => ask(calls, 'practitioner2', { name: 'Kava root extract, 100 ml' })),
    step(58.3, 'Kava', { status: 'CannotSupply', message: 'Kava is not allowed in food supplements here.' }),
    act(30.3, () =>
      ask(calls, 'practitioner2', {
        name: asksFor,
        brandName: 'Saffrona',
        reason: 'Mood in the dark months',
        clientsCount: 5,
      }),
    ),
    act(28.3, () => ask(calls, 'practitioner', { name: asksFor, brandName: 'Saffrona', clientsCount: 3 })),
    step(25.3, 'Saffron', { status: 'SearchingForSupplier' }),
    step(14.3, 'Saffron', { status: 'InContactWithSupplier' }),
    step(5.3, 'Saffron', {
      status: 'ExpectedInStock',
      message: 'The first delivery is on its way to our warehouse.',
      ...(expectedDate !== undefined && { expectedDate }),
    }),
    act(12.3, () => ask(calls, 'practitioner', { name: 'Black cumin oil, 500 ml', clientsCount: 2 })),
    step(10.3, 'Black cumin', { status: 'SearchingForSupplier' }),
    act(3.3, () => ask(calls, 'practitioner2', { name: 'Lactoferrin 200 mg, 60 capsules' })),
  ]
}
