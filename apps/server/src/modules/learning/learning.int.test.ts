import { DAY_MS, HOUR_MS } from '@salvia/contract/durations'
import { expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { makeApprovedPractitioner, makeClient, PASSWORD, type Person } from '#test/people'
import { call } from '#test/plans'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import type { cachedContent } from '../../services/content/content-cache.ts'
import { noContentPictures } from '../../services/content/content-pictures.ts'
import type { Mail } from '../../services/mail/mail.ts'
import { finishedMaterials, webinarRegistrations } from './data/learning-tables.ts'

const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
const JOIN = 'https://meet.example/plans'
const RECORDING = 'https://video.example/plans'

async function setUp() {
  const webinar = {
    ...{ id: 'plans', title: 'Plans that clients follow', description: 'How.', minutes: 60 },
    ...{ startsAt: inHours(24).toISOString(), joinUrl: JOIN, recordingUrl: null as string | null },
  }
  const entries = {
    webinars: [webinar, { ...webinar, id: 'over', startsAt: inHours(-1).toISOString() }],
    'onboarding-materials': [{ id: 'templates', title: 'Templates', text: 'T.', href: '/treatment-plans' }],
  }
  const read = async (name: string) => entries[name as keyof typeof entries] ?? null
  const sent: Mail[] = []
  const mail = { kind: 'smtp' as const, send: async (one: Mail) => void sent.push(one) }
  const pictures = noContentPictures
  const content = { kind: 'strapi' as const, read, pictures, drafts: null, empty: () => {}, edition: () => 0 }
  const api = await startApi({ services: { mail, content: content as ReturnType<typeof cachedContent> } })
  const sophie = await makeApprovedPractitioner(api)
  await api.runJobs()
  sent.length = 0
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', id: string, by: Person = sophie, body?: object) => {
    const answer = await call(api, by, [method, `/learning/webinars/${id}/registration`, body])
    return [answer.statusCode, answer.body === '' ? null : answer.json()]
  }
  const register = (id = 'plans', by = sophie, timeZone = 'Europe/Berlin') => ask('PUT', id, by, { timeZone })
  const look = async () => {
    await api.db.transaction((tx) => api.app.jobs.send(tx, 'learning.tell-of-recordings', {}))
    await api.runJobs()
  }
  return { api, webinar, sent, sophie, ask, register, look }
}

/** The data of an account's own export. */
async function exportOf(api: TestApi, by: Person) {
  const { id } = (await call(api, by, ['POST', '/privacy/exports'])).json()
  await api.runJobs()
  return (await call(api, by, ['GET', `/privacy/exports/${id}/json`])).json()
}

const counts = async ({ db }: TestApi) => [
  await db.$count(webinarRegistrations),
  await db.$count(outboxMessages),
]

test('a practitioner registers once, is mailed a calendar file, and learns where it takes place', async () => {
  const { api, sent, sophie, ask, register } = await setUp()
  const free = [200, { isRegistered: false, joinUrl: null }]
  const registered = [200, { isRegistered: true, joinUrl: JOIN }]
  expect(await ask('GET', 'plans')).toEqual(free)
  expect(await Promise.all([register(), register()])).toEqual([registered, registered])
  expect(await ask('GET', 'plans')).toEqual(registered)
  await api.runJobs()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [sophie.email, 'You are registered: Plans that clients follow'],
  ])
  expect(sent[0]?.text).toContain('Europe/Berlin')
  expect(sent[0]?.text).toContain(JOIN)
  const file = sent[0]?.calendar?.file.replaceAll('\r\n ', '').split('\r\n')
  expect(file).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'UID:webinar.plans@salvia']))
  expect(await ask('DELETE', 'plans')).toEqual([204, null])
  expect(await ask('DELETE', 'plans')).toEqual([204, null])
  expect(await ask('GET', 'plans')).toEqual(free)
})

test('a webinar that is over or unknown, and a time zone that is none, are refused, and nothing is kept', async () => {
  const { api, ask, register } = await setUp()
  const before = await counts(api)
  const refusals = [await register('over'), await register('none'), await ask('GET', 'none')]
  refusals.push(await register('plans', undefined, 'Europe/Atlantis'))
  expect(refusals.map(([status, body]) => [status, body.code])).toEqual([
    [409, 'webinar_over'],
    ...Array(2).fill([404, 'resource_not_found']),
    [422, 'time_zone_unknown'],
  ])
  expect((await register('plans', await makeClient(api)))[0]).toBe(403)
  expect((await counts(api))[0]).toBe(before[0])
})

test('the recording is mailed once to those who are registered, when the webinar is over and has one', async () => {
  const { api, webinar, sent, sophie, ask, register, look } = await setUp()
  const [lars, mia] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  for (const each of [sophie, lars, mia]) await register('plans', each)
  await ask('DELETE', 'plans', mia)
  webinar.recordingUrl = RECORDING
  await look()
  sent.length = 0
  api.setNow(inHours(25))
  await look()
  await look()
  expect(sent.map(({ to }) => to).toSorted()).toEqual([sophie.email, lars.email].toSorted())
  expect(sent[0]?.subject).toBe('The recording is there: Plans that clients follow')
  expect([sent[0]?.text.includes(RECORDING), sent[0]?.calendar]).toEqual([true, undefined])
  api.setNow(new Date(NOW.getTime() + 365 * DAY_MS + 1))
  await look()
  expect((await counts(api))[0]).toBe(0)
})

test('progress of onboarding materials is kept by account, and unknown ones are not', async () => {
  const { api, sophie } = await setUp()
  const lars = await makeApprovedPractitioner(api)
  const mark = async (id: string, isFinished: boolean) =>
    (await call(api, sophie, ['PUT', `/learning/materials/${id}`, { isFinished }])).statusCode
  const finished = async (by: Person) => (await call(api, by, ['GET', '/learning/materials'])).json().finished
  expect([await mark('templates', true), await mark('templates', true), await mark('none', true)]).toEqual([
    ...[204, 204, 404],
  ])
  expect([await finished(sophie), await finished(lars)]).toEqual([['templates'], []])
  expect(await api.db.$count(finishedMaterials)).toBe(1)
  expect([await mark('templates', false), await finished(sophie)]).toEqual([204, []])
})

test('what a practitioner did in the learning hub is in their export, and goes with their account', async () => {
  const { api, sophie, register } = await setUp()
  await register()
  await call(api, sophie, ['PUT', '/learning/materials/templates', { isFinished: true }])
  const json = await exportOf(api, sophie)
  const at = NOW.toISOString()
  expect([json.webinars, json.materials]).toEqual([
    [{ name: 'plans', timeZone: 'Europe/Berlin', at }],
    [{ name: 'templates', at }],
  ])
  expect((await call(api, sophie, ['POST', '/privacy/erasure', { password: PASSWORD }])).statusCode).toBe(204)
  expect([(await counts(api))[0], await api.db.$count(finishedMaterials)]).toEqual([0, 0])
})
