import type { Page } from '@playwright/test'
import type { DemoAccount } from '../fixtures/salvia.ts'
import { originOf } from '../fixtures/session.ts'
import { makeCapsules, makePlanWith } from '../fixtures/substitution.ts'

/** A screen that is looked at, by whom, and where it is. */
export type Screen = {
  name: string
  account: DemoAccount | null
  path: (page: Page) => Promise<string> | string
  /** Made of parts that other screens show: looked at in the long run alone. */
  isLikeOthers?: true
}

export type Json = { results: { id: string; shareCode: string; name: string }[] }
/** The first record that a list answers. */
export async function firstOf(page: Page, call: string): Promise<Json['results'][number]> {
  const answer = await page.request.get(`/api${call}`)
  const { results } = (await answer.json()) as Json
  const [first] = results
  if (!first) throw new Error(`${call} answered nothing`)
  return first
}

/** The demo plan shown in the mock-ups; its code is random on every first start. */
export const sharedPlan = (page: Page) =>
  firstOf(page, '/recommendations?name=Sleep and recovery&mode=Recommendations')

/** A client of the practitioner who has not answered the invitation. */
export async function invitedClient(page: Page): Promise<string> {
  const data = { firstName: 'Ida', lastName: 'Smit', email: 'ida.of.screens@post.example' }
  await page.request.post('/api/customer', { headers: { origin: originOf() }, data })
  return `/clients/${(await firstOf(page, `/customer?email=${data.email}`)).id}`
}

/** A payout of the practitioner. */
export async function ownPayout(page: Page): Promise<string> {
  const answer = await page.request.get('/api/wallet/transactions?transactionTypes=Payout')
  const { transactions } = (await answer.json()) as { transactions: { payoutId: string }[] }
  const [newest] = transactions
  if (!newest) throw new Error('the demo has paid nothing out')
  return `/wallet/payouts/${newest.payoutId}`
}

/** A disruption that is about to be published. */
export const oneDisruption = async (page: Page): Promise<string> =>
  `/admin/product-disruptions/${(await firstOf(page, '/admin/product-disruptions?status=Ready')).id}`

/** A referral, by its newcomer. */
export async function oneReferral(page: Page): Promise<string> {
  const answer = await page.request.get('/api/admin/referrals?limit=1')
  const { results } = (await answer.json()) as { results: { newcomer: { id: string } }[] }
  return `/admin/referrals/${results[0]?.newcomer.id}`
}

/** A template of the practitioner's own. */
export const ownTemplate = async (page: Page): Promise<string> =>
  `/treatment-plans/templates/${(await firstOf(page, '/recommendations?mode=OwnTemplates')).id}`

/** A substitution that was started. */
export async function substitutionReport(page: Page): Promise<string> {
  const plan = await makePlanWith(await makeCapsules('Magnesium of a report', []), 'Plan of a report')
  const { recommendationItems } = (await (
    await page.request.get(`/api/recommendations/${plan.id}`)
  ).json()) as {
    recommendationItems: { productId: string }[]
  }
  const { id: replacementProductId } = await firstOf(page, '/products?query=zinc')
  const started = await page.request.post(
    `/api/admin/products/${recommendationItems[0]?.productId}/in-treatment-plans/substitute`,
    { headers: { origin: originOf() }, data: { replacementProductId } },
  )
  return `/admin/substitutions/${((await started.json()) as { id: string }).id}`
}

/** A demo call that was booked. */
export async function bookedDemo(page: Page): Promise<string> {
  const { slots } = (await (await page.request.get('/api/demo-calls/slots')).json()) as { slots: string[] }
  const person = { firstName: 'Mia', lastName: 'Brandt', email: 'mia@post.example' }
  const booked = await page.request.post('/api/demo-calls', {
    headers: { origin: originOf() },
    data: { ...person, startsAt: slots.at(-1), timeZone: 'Europe/Berlin' },
  })
  return `/demo/booked?token=${((await booked.json()) as { token: string }).token}`
}
