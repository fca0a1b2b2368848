import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { openWallet } from '#test/open-wallet'
import { makeAdmin, makeApprovedPractitioner, makeClient, PASSWORD, type Person } from '#test/people'
import { call } from '#test/plans'

const erase = (api: TestApi, by: Person, password = PASSWORD) =>
  call(api, by, ['POST', '/privacy/erasure', { password }])

test('an erasure needs the password, and a practitioner’s wallet to be empty; refused it changes nothing', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const sophie = await makeApprovedPractitioner(api)
  const admin = await makeAdmin(api)
  const wallet = await openWallet(api, sophie)
  const before = await databaseDigest(api.db)
  const refused = [
    await erase(api, anna, 'another password'),
    await erase(api, admin),
    await erase(api, sophie),
  ]
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [422, 'password_wrong'],
    [403, 'forbidden'],
    [409, 'wallet_open'],
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
  await wallet.empty()
  expect((await erase(api, sophie)).statusCode).toBe(204)
})
