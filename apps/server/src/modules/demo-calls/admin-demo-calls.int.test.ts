import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { auditEntries } from '../../kernel/audit/data/audit-tables.ts'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import type { Mail } from '../../services/mail/mail.ts'
import { demoCalls } from './data/demo-call-tables.ts'
import { forgetDemoCalls } from './use-cases/forget-calls.ts'

const URL = '/admin/demo-calls'
const PHONE = '+49 30 901820'

async function setUp() {
  const sent: Mail[] = []
  const mail = { kind: 'smtp' as const, send: async (one: Mail) => void sent.push(one) }
  const api = await startApi({ services: { mail } })
  let admin = await makeAdmin(api)
  /** Sessions end meanwhile. */
  const setNow = async (at: string | undefined) => {
    api.setNow(new Date(at ?? ''))
    admin = await makeAdmin(api)
  }
  const slots: string[] = (await api.app.inject('/api/demo-calls/slots')).json().slots
  const book = async (firstName: string, startsAt: string | undefined) => {
    const person = { firstName, lastName: 'Brandt', email: `${firstName}@post.example`, phone: PHONE }
    const payload = { ...person, startsAt, timeZone: 'Europe/Berlin' }
    return (await api.app.inject({ method: 'POST', url: '/api/demo-calls', payload })).json()
  }
  const list = async (query = '') => (await call(api, admin, ['GET', `${URL}${query}`])).json()
  const namesOf = async (query = ''): Promise<string[]> =>
    (await list(query)).results.map(({ firstName }: { firstName: string }) => firstName)
  const cancel = (id: string) => call(api, admin, ['POST', `${URL}/${id}/cancel`])
  return { api, admin, sent, slots, setNow, book, list, namesOf, cancel }
}

const stored = ({ db }: TestApi) => db.select().from(demoCalls)

test('admins find what was booked: the nearest to come first, then the others, the latest first', async () => {
  const { api, slots, setNow, book, list, namesOf } = await setUp()
  for (const [name, at] of [
    ['Ada', 0],
    ['Bea', 1],
    ['Cleo', 9],
    ['Dana', 5],
  ] as const)
    await book(name, slots[at])
  const { token } = await book('Eva', slots[3])
  await api.app.inject({ method: 'POST', url: '/api/demo-calls/booked/cancel', payload: { token } })
  await setNow(slots[1])
  expect(await namesOf()).toEqual(['Dana', 'Cleo', 'Eva', 'Bea', 'Ada'])
  expect(await namesOf('?state=Booked')).toEqual(['Dana', 'Cleo'])
  expect(await namesOf('?state=Over&limit=1')).toEqual(['Bea'])
  expect(await namesOf('?state=Canceled')).toEqual(['Eva'])
  expect(await namesOf('?query=CLEO%40')).toEqual(['Cleo'])
  const { results, pager } = await list('?query=dana%20brandt')
  expect(pager.count).toBe(1)
  expect(results).toEqual([
    {
      ...{ id: expect.any(String), state: 'Booked', startsAt: slots[5], minutes: 30 },
      ...{ timeZone: 'Europe/Berlin', languageCode: 'en', firstName: 'Dana', lastName: 'Brandt' },
      ...{ email: 'dana@post.example', phone: PHONE, profession: '', countryCode: null, message: '' },
      ...{ createdAt: NOW.toISOString(), canceledAt: null },
    },
  ])
})

test('a phone number is sealed where it is stored, and in no mail', async () => {
  const { api, slots, book } = await setUp()
  await book('Mia', slots[0])
  await api.runJobs()
  const [row] = await stored(api)
  expect(api.app.sealed.open(row?.sealedPhone ?? '')).toBe(PHONE)
  expect(JSON.stringify([row, await api.db.select().from(outboxMessages)])).not.toContain('901820')
})

test('an admin cancels a call: it is mailed with its calendar file, and audited; again changes nothing', async () => {
  const { api, admin, sent, slots, book, cancel } = await setUp()
  await book('Mia', slots[0])
  const [{ id = '' } = {}] = await stored(api)
  const first = await cancel(id)
  expect(first.json()).toMatchObject({ state: 'Canceled', canceledAt: NOW.toISOString() })
  expect((await cancel(id)).json()).toEqual(first.json())
  await api.runJobs()
  const own = sent.filter(({ to }) => to === 'mia@post.example')
  expect(own.map(({ calendar }) => calendar?.method).toSorted()).toEqual(['CANCEL', 'REQUEST'])
  const taken = own.find(({ calendar }) => calendar?.method === 'CANCEL')
  expect(taken?.text).toContain('We cannot give your demo at this time')
  expect(taken?.calendar?.file).toContain('SEQUENCE:1')
  const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.event, 'DemoCallCanceled'))
  expect(entries).toMatchObject([{ actorId: admin.userId, subjectId: id, details: {} }])
  expect((await api.app.inject('/api/demo-calls/slots')).json().slots).toEqual(slots)
})

test('a call whose time has come is not cancelled, nor one that is none', async () => {
  const { api, slots, setNow, book, cancel } = await setUp()
  await book('Mia', slots[0])
  await setNow(slots[0])
  const before = [await stored(api), await api.db.$count(outboxMessages)]
  const [{ id = '' } = {}] = await stored(api)
  const refused = await cancel(id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'demo_call_over'])
  expect((await cancel(crypto.randomUUID())).statusCode).toBe(404)
  expect([await stored(api), await api.db.$count(outboxMessages)]).toEqual(before)
})

test('of an erased person’s coming call the team is told, and of nobody’s name; a past or cancelled one is quiet', async () => {
  const { api, sent, slots, book, cancel } = await setUp()
  const at = (slot: string | undefined) => book('Mia', slot)
  await at(slots[0])
  await at(slots[8])
  await at(slots[9])
  const calls = await stored(api)
  const idAt = (slot: string | undefined) =>
    calls.find(({ startsAt }) => startsAt.toISOString() === slot)?.id ?? ''
  await cancel(idAt(slots[9]))
  await api.runJobs()
  sent.length = 0
  const now = new Date(slots[0] ?? '')
  await api.db.transaction((tx) => forgetDemoCalls(api.app, tx, { emails: ['mia@post.example'], now }))
  await api.runJobs()
  expect(await stored(api)).toEqual([])
  expect(sent.map(({ to, calendar }) => [to, calendar?.method])).toEqual([['team@salvia.example', 'CANCEL']])
  expect(sent[0]?.calendar?.file).toContain(`UID:demo-call.${idAt(slots[8])}@salvia`)
  expect(JSON.stringify([sent, await api.db.select().from(outboxMessages)])).not.toMatch(/mia|brandt/i)
})
