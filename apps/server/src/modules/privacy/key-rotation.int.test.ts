import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { auth, fields } from '#test/auth'
import { invite } from '#test/clients'
import { makeApprovedPractitioner, makeClient, PASSWORD } from '#test/people'
import { call } from '#test/plans'
import type { Jobs } from '../../kernel/jobs/jobs.ts'
import { resealByClock, resealNow, type SealedColumn } from '../../kernel/sealed-columns.ts'
import { type SealedText, sealedText } from '../../kernel/sealed-text.ts'
import { sealedIdentityColumns, users } from '../identity/index.ts'
import { practitionerClients, sealedPeopleColumns } from '../people/index.ts'

const OLD = 'a-test-key-that-is-long-enough-to-encrypt-with'
const NEW = 'another-test-key-that-is-long-enough-to-encrypt-with'
const PHONE = '+31612345678'

/** Runs the rotation job of an installation with these keys. */
async function reseal({ db }: TestApi, sealed: SealedText, columns: SealedColumn[]): Promise<void> {
  let work = async () => {}
  const jobs: Pick<Jobs, 'on'> = {
    on(job) {
      work = () => job.work({} as never)
    },
  }
  resealByClock(jobs, { db, sealed }, columns)
  await work()
}

const columns = [...sealedIdentityColumns, ...sealedPeopleColumns]

async function setUp() {
  const api = await startApi()
  const anna = await makeClient(api)
  await api.db
    .update(users)
    .set({ sealedPhone: api.app.sealed.seal(PHONE), phoneIndex: api.app.sealed.index(PHONE) })
    .where(eq(users.id, anna.userId))
  const sophie = await makeApprovedPractitioner(api)
  await invite(api, sophie, { phone: PHONE, countryId: 'NL' })
  const row = async () => (await api.db.select().from(users).where(eq(users.id, anna.userId)))[0]
  return { api, anna, sophie, row }
}

test('a new first key seals all that the old one had sealed, and then the old one may go', async () => {
  const { api, row } = await setUp()
  await reseal(api, sealedText([NEW, OLD]), columns)
  const only = sealedText([NEW])
  expect(only.open((await row())?.sealedPhone ?? '')).toBe(PHONE)
  expect((await row())?.phoneIndex).toBe(only.index(PHONE))
  const [file] = await api.db.select().from(practitionerClients)
  expect(only.open(file?.sealedPhone ?? '')).toBe(PHONE)
  const sealedBefore = await row()
  await reseal(api, only, columns)
  expect(await row()).toEqual(sealedBefore)
})

test('a number signs in while its row still has the old key', async () => {
  const { api, anna } = await setUp()
  const both = await startApi({ config: { secrets: { token: 'x'.repeat(40), columns: [NEW, OLD] } } })
  const [old] = await api.db.select().from(users).where(eq(users.id, anna.userId))
  const moved = await makeClient(both)
  await both.db
    .update(users)
    .set({ sealedPhone: old?.sealedPhone ?? null, phoneIndex: old?.phoneIndex ?? null })
    .where(eq(users.id, moved.userId))
  const answer = await auth(both, 'POST /signin', fields({ email: PHONE, password: PASSWORD }))
  expect(answer.json()).toMatchObject({ status: 'OK', user: { phone: PHONE } })
})

test('a number from before numbers were sealed is sealed', async () => {
  const { api, row, anna } = await setUp()
  await api.db.update(users).set({ sealedPhone: PHONE, phoneIndex: null }).where(eq(users.id, anna.userId))
  await resealNow(api.db, api.app.jobs)
  await api.runJobs()
  expect((await row())?.phoneIndex).toBe(api.app.sealed.index(PHONE))
  expect((await call(api, anna, ['GET', '/users/me'])).json().phone).toBe(PHONE)
})

test('a text that no key opens stays, is counted, and keeps no other from being sealed again', async () => {
  const { api, row, anna } = await setUp()
  const lost = sealedText(['a key that is gone, and long enough']).seal(PHONE)
  await api.db.update(users).set({ sealedPendingPhone: lost }).where(eq(users.id, anna.userId))
  await expect(reseal(api, sealedText([NEW, OLD]), columns)).rejects.toThrow(
    '1 sealed texts cannot be opened by any key',
  )
  expect((await row())?.sealedPendingPhone).toBe(lost)
  expect(sealedText([NEW]).open((await row())?.sealedPhone ?? '')).toBe(PHONE)
})
