import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { fillWallet } from '#test/open-wallet'
import { makeAdmin, makeApprovedPractitioner, type Person } from '#test/people'
import { call } from '#test/plans'
import { changeAsAdmin } from '#test/practitioners'
import { approveDue, decide, makeReferral } from '#test/referrals'
import { rounds } from '#test/rounds'

const availableOf = async (api: TestApi, by: Person) =>
  (await call(api, by, ['GET', '/wallet/balance'])).json().available.amount

test.for(rounds)(
  'two admins, two runs of the job and a change of the newcomer at once post each bonus once (%i)',
  async () => {
    const api = await startApi()
    const [sophie, lars] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
    const [one, other] = [await makeAdmin(api), await makeAdmin(api)]
    const id = await makeReferral(api, sophie, lars)
    await fillWallet(api, lars, 1000)
    const [first, second, changed] = await Promise.all([
      decide(api, one, { id, to: 'Approved' }),
      decide(api, other, { id, to: 'Approved' }),
      changeAsAdmin(api, lars, one, { isVip: true }),
      approveDue(api),
      approveDue(api),
    ])
    expect([first, second, changed].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect([await availableOf(api, sophie), await availableOf(api, lars)]).toEqual([5000, 3500])
  },
)

test.for(rounds)('two who undo, and one who approves again, leave what the status says (%i)', async () => {
  const api = await startApi()
  const [sophie, lars] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  const [one, other] = [await makeAdmin(api), await makeAdmin(api)]
  const id = await makeReferral(api, sophie, lars)
  await decide(api, one, { id, to: 'Approved' })
  await Promise.all([
    decide(api, one, { id, to: 'Rejected' }),
    decide(api, other, { id, to: 'Rejected' }),
    decide(api, other, { id, to: 'Approved', version: 0 }),
  ])
  expect([await availableOf(api, sophie), await availableOf(api, lars)]).toEqual([0, 0])
})
