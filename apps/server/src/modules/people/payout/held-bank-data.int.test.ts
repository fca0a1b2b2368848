import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { setBankData } from '#test/payouts'
import { makeApprovedPractitioner, signInAs } from '#test/people'
import { mailsTo } from '#test/practitioners'
import { bankAccounts } from '../profile/data/settings-tables.ts'

test('an account that is set from a new device waits for two days, and the mail says so', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const elsewhere = { ...sophie, headers: await signInAs(api, sophie.email, { isNewDevice: true }) }
  const heldUntil = async () =>
    (await api.db.select().from(bankAccounts))[0]?.heldUntil?.toISOString() ?? null
  const other = { iban: 'NL02ABNA0123456789' }
  await setBankData(api, sophie)
  expect(await heldUntil()).toBeNull()
  await setBankData(api, elsewhere, other)
  expect(await heldUntil()).toBe('2026-11-22T10:00:00.000Z')
  await setBankData(api, sophie, { ...other, bankName: 'ABN' })
  expect(await heldUntil()).toBe('2026-11-22T10:00:00.000Z')
  expect((await mailsTo(api, sophie)).map(({ subject }) => subject).sort()).toEqual([
    'Another bank account was set from a new device',
    'Your payouts now go to another bank account',
  ])
  await setBankData(api, sophie)
  expect(await heldUntil()).toBeNull()
})
