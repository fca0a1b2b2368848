import type { Payout } from '@salvia/contract/payouts/own-payouts'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TestApi } from '#test/api'
import { fillWallet } from '#test/open-wallet'
import { ownPayout, setUpPayouts } from '#test/payout-life'
import { askForPayout, FIRST, makePayee } from '#test/payouts'
import { makeApprovedPractitioner, type Person } from '#test/people'
import { call, callVersioned } from '#test/plans'
import { decide, makeReferral } from '#test/referrals'
import { selfBillings } from './data/self-billing-tables.ts'

const tax = { vatNumber: 'NL004495445B01', taxCountryId: 'NL' }

/** What each document says, in their order. */
const settlementsOf = async ({ db }: TestApi) =>
  (await db.select().from(selfBillings).orderBy(asc(selfBillings.sequence))).map(
    ({ content }) => content.settlement,
  )

const amountsOf = ({ transactions, carriedOver }: Payout) => ({
  carriedOver: carriedOver.amount,
  movements: transactions
    .map(({ type, isReversal, amount }) => ({ type, isReversal, amount: amount.amount }))
    .sort((a, b) => a.amount - b.amount),
})

async function enterBonus(api: TestApi, by: Person, practitionerId: string, amount: number) {
  const entered = { practitionerId, type: 'Bonus', amount: { amount, currency: 'EUR' }, reason: 'A talk' }
  const { id, version } = (await call(api, by, ['POST', '/practitioner/transactions', entered])).json()
  const path = `/practitioner/transactions/${id}`
  const post = { version, status: 'Posted' }
  const posted = (await callVersioned(api, by, ['PUT', path, post])).json<{ version: number }>()
  const cancel = { version: posted.version, status: 'Cancelled' }
  return { cancel: () => callVersioned(api, by, ['PUT', path, cancel]) }
}

test('a bonus that was billed, undone and given again is billed once over all documents', async () => {
  const { api, accounting } = await setUpPayouts()
  const sophie = await makePayee(api, { isMonthly: false, available: 0, tax })
  const id = await makeReferral(api, sophie, await makeApprovedPractitioner(api), FIRST)
  const decided = async (to: 'Approved' | 'Rejected' | 'Pending') =>
    expect((await decide(api, accounting, { id, to })).statusCode).toBe(200)
  await decided('Approved')
  await askForPayout(api, sophie)
  await fillWallet(api, sophie, 10_894)
  await decided('Rejected')
  await decided('Pending')
  await decided('Approved')
  const second = await askForPayout(api, sophie)
  const bonus = { type: 'ReferralBonus', count: 1 }
  expect(await settlementsOf(api)).toMatchObject([
    { services: [{ ...bonus, amount: 5000 }], total: 5000, carriedOver: 0, paid: 5000 },
    {
      services: [
        { type: 'Commission', count: 1, amount: 10_894 },
        { ...bonus, amount: 5000 },
        { ...bonus, amount: -5000, isTakenBack: true },
      ],
      ...{ net: 9003, vat: 1891, total: 10_894, others: [], carriedOver: 0, paid: 10_894 },
    },
  ])
  expect(amountsOf(await ownPayout(api, sophie, second))).toEqual({
    carriedOver: 0,
    movements: [
      { type: 'ReferralBonus', isReversal: true, amount: -5000 },
      { type: 'ReferralBonus', isReversal: false, amount: 5000 },
      { type: 'Commission', isReversal: false, amount: 10_894 },
    ],
  })
})

test('what is canceled while its payout is pending is taken back by the next document, and by that alone', async () => {
  const { api, accounting } = await setUpPayouts()
  const sophie = await makePayee(api, { isMonthly: false, available: 0 })
  const other = await makePayee(api, { isMonthly: false, available: 700 })
  const bonus = await enterBonus(api, accounting, sophie.userId, 2600)
  const first = await askForPayout(api, sophie)
  await fillWallet(api, sophie, 5600)
  expect((await bonus.cancel()).statusCode).toBe(200)
  await askForPayout(api, other)
  const second = await askForPayout(api, sophie)
  await fillWallet(api, sophie, 100)
  const third = await askForPayout(api, sophie)
  expect(
    (await settlementsOf(api)).map(({ services, total, carriedOver, paid }) => ({
      services: services.map(({ amount }) => amount),
      ...{ total, carriedOver, paid },
    })),
  ).toEqual([
    { services: [2600], total: 2600, carriedOver: 0, paid: 2600 },
    { services: [700], total: 700, carriedOver: 0, paid: 700 },
    { services: [-2600, 5600], total: 3000, carriedOver: 0, paid: 3000 },
    { services: [100], total: 100, carriedOver: 0, paid: 100 },
  ])
  const paid = { isReversal: false }
  expect(amountsOf(await ownPayout(api, sophie, first)).movements).toEqual([
    { ...paid, type: 'Bonus', amount: 2600 },
  ])
  expect(amountsOf(await ownPayout(api, sophie, second)).movements).toEqual([
    { type: 'Bonus', isReversal: true, amount: -2600 },
    { ...paid, type: 'Commission', amount: 5600 },
  ])
  expect(amountsOf(await ownPayout(api, sophie, third)).movements).toHaveLength(1)
  const checked = await call(api, accounting, ['POST', '/admin/ledger/checks'])
  expect(checked.json().findings).toEqual([])
})
