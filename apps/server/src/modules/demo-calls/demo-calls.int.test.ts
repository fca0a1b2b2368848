import { DAY_MS } from '@salvia/contract/durations'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi, type TestSettings } from '#test/api'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import type { Mail } from '../../services/mail/mail.ts'
import { demoCalls } from './data/demo-call-tables.ts'

const URL = '/api/demo-calls'
const MIA = { firstName: 'Mia', lastName: 'Brandt', email: 'Mia@Post.example', timeZone: 'America/New_York' }

/** A mail server that keeps what it is sent. */
function keptMail() {
  const sent: Mail[] = []
  return { sent, mail: { kind: 'smtp' as const, send: async (mail: Mail) => void sent.push(mail) } }
}

async function setUp(settings: TestSettings = {}) {
  const { sent, mail } = keptMail()
  const api = await startApi({ ...settings, services: { mail } })
  const slots: string[] = (await api.app.inject(`${URL}/slots`)).json().slots
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = {}) => {
    const answer = await api.app.inject({
      method,
      url: `${URL}${path}`,
      ...(payload && { payload }),
      headers,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const book = (input: object = {}, headers = {}) =>
    ask('POST', '', { startsAt: slots[0], ...MIA, ...input }, headers)
  const free = async (): Promise<string[]> => (await ask('GET', '/slots')).body.slots
  const lines = (to: string, at: number) => {
    const file = sent.filter((one) => one.to === to)[at]?.calendar?.file ?? ''
    return file.replaceAll('\r\n ', '').split('\r\n')
  }
  return { api, sent, slots, ask, book, free, lines }
}

const rowsOf = ({ db }: TestApi) => db.select().from(demoCalls).orderBy(asc(demoCalls.createdAt))
const counts = async ({ db }: TestApi) => [await db.$count(demoCalls), await db.$count(outboxMessages)]

describe('booking a demo call', () => {
  test('takes its slot, and tells the person and the team, each with a calendar file', async () => {
    const { api, sent, slots, book, free, lines } = await setUp()
    const said = { profession: 'Dietitian', message: 'How do clients pay?', countryCode: 'DE' }
    const { status, body } = await book(said, {
      'accept-language': 'fr',
      cookie: 'salvia_language=nl',
      'content-language': 'de',
    })
    expect([status, body]).toEqual([
      201,
      {
        ...{ state: 'Booked', startsAt: slots[0], minutes: 30, timeZone: 'America/New_York', joinUrl: null },
        ...{ uid: expect.stringMatching(/^demo-call\.[\da-f-]{36}@salvia$/), sequence: 0 },
        ...{ updatedAt: NOW.toISOString(), token: expect.any(String) },
      },
    ])
    expect(await free()).toEqual(slots.slice(1))
    await api.runJobs()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['mia@post.example', 'team@salvia.example'])
    const [own, team] = [
      sent.find(({ to }) => to.startsWith('mia')),
      sent.find(({ to }) => to.startsWith('team')),
    ]
    expect(own?.text).toContain('America/New York')
    expect(own?.text).toContain(`/de/demo/booked?token=${body.token}`)
    expect(team?.text).toContain('How do clients pay?')
    expect(team?.text).not.toContain(body.token)
    expect(lines('mia@post.example', 0)).toEqual(
      expect.arrayContaining([
        ...['METHOD:REQUEST', `UID:${body.uid}`, 'SEQUENCE:0', 'ATTENDEE;RSVP=FALSE:mailto:mia@post.example'],
      ]),
    )
    expect(await rowsOf(api)).toMatchObject([{ ...said, email: 'mia@post.example', languageCode: 'de' }])
  })

  test('by the same key books once, and by another gets the next slot', async () => {
    const { api, slots, book } = await setUp()
    const key = { 'idempotency-key': 'a-double-click' }
    const [one, again] = [await book({}, key), await book({}, key)]
    expect(again).toEqual(one)
    expect(await counts(api)).toEqual([1, 2])
    expect((await book({ startsAt: slots[1] })).status).toBe(201)
  })

  test.for([
    ['a slot that was taken', {}, 409, 'demo_slot_taken'],
    ['what is past', { startsAt: '2020-01-06T08:30:00.000Z' }, 422, 'demo_slot_unknown'],
    ['what is no slot', { startsAt: '2026-12-06T08:31:00.000Z' }, 422, 'demo_slot_unknown'],
    ['a time zone that is none', { timeZone: 'Europe/Atlantis' }, 422, 'time_zone_unknown'],
    ['what is no e-mail address', { email: 'mia' }, 400, 'contract_broken'],
    ['a name of blanks', { firstName: ' ' }, 400, 'contract_broken'],
  ] as const)('is refused for %s, and changes nothing', async ([, input, status, code]) => {
    const { api, book } = await setUp()
    await book({ email: 'first@post.example' })
    const before = await counts(api)
    const answer = await book(input)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await counts(api)).toEqual(before)
  })

  test('is bounded for a mailbox', async () => {
    const { slots, book } = await setUp({ config: { hasRateLimits: true } })
    const statuses: number[] = []
    for (const startsAt of slots.slice(0, 6)) statuses.push((await book({ startsAt })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('the link of a booking', () => {
  test('moves it, which frees its slot and replaces its calendar entry; then cancels it', async () => {
    const { api, slots, sent, ask, book, free, lines } = await setUp()
    const { token, uid } = (await book()).body
    const to = { token, startsAt: slots[3], timeZone: 'Asia/Tokyo' }
    const moved = await ask('PUT', '/booked', to)
    expect(moved).toMatchObject({
      ...{ status: 200, body: { state: 'Booked', startsAt: slots[3], timeZone: 'Asia/Tokyo', sequence: 1 } },
    })
    expect(await ask('PUT', '/booked', to)).toEqual(moved)
    expect(await free()).toEqual(slots.filter((_, at) => at !== 3))
    const canceled = await ask('POST', '/booked/cancel', { token })
    expect(canceled.body).toMatchObject({ state: 'Canceled', sequence: 2 })
    expect(await ask('POST', '/booked/cancel', { token })).toEqual(canceled)
    expect(await ask('GET', `/booked?token=${token}`)).toEqual(canceled)
    expect(await free()).toEqual(slots)
    await api.runJobs()
    expect(sent).toHaveLength(6)
    const own = [0, 1, 2].map((at) => lines('mia@post.example', at))
    expect(own.map((file) => file.find((line) => line.startsWith('UID')))).toEqual(
      Array(3).fill(`UID:${uid}`),
    )
    expect(own.map((file) => file.find((line) => line.startsWith('SEQUENCE'))).toSorted()).toEqual([
      ...['SEQUENCE:0', 'SEQUENCE:1', 'SEQUENCE:2'],
    ])
    const over = own.filter((file) => file.includes('METHOD:CANCEL'))
    expect(over).toHaveLength(1)
    const said = over[0]?.find((line) => line.startsWith('DESCRIPTION'))
    expect(said).toMatch(/^DESCRIPTION:Book another time: \S+\/demo$/)
  })

  test('changes nothing once the booking is cancelled or its time has come, or for a slot that was taken', async () => {
    const { api, slots, ask, book } = await setUp()
    const [{ token }, other] = [(await book()).body, (await book({ startsAt: slots[1] })).body]
    const move = (startsAt: string | undefined) =>
      ask('PUT', '/booked', { token, startsAt, timeZone: 'Europe/Berlin' })
    const refusals = [await move(slots[1]), await move('2020-01-06T08:30:00.000Z')]
    await ask('POST', '/booked/cancel', { token: other.token })
    api.setNow(new Date(slots[0] ?? ''))
    const before = await rowsOf(api)
    refusals.push(await move(slots[5]), await ask('POST', '/booked/cancel', { token }))
    refusals.push(await ask('PUT', '/booked', { token: other.token, startsAt: slots[5], timeZone: 'UTC' }))
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      ...[[409, 'demo_slot_taken'] as const, [422, 'demo_slot_unknown'] as const],
      ...Array(3).fill([409, 'demo_call_over']),
    ])
    expect((await ask('GET', `/booked?token=${token}`)).body).toMatchObject({ state: 'Over', sequence: 0 })
    expect(await rowsOf(api)).toEqual(before)
  })

  test('is refused where it is forged, not whole, or its booking is gone', async () => {
    const { api, slots, ask, book } = await setUp()
    const { token } = (await book()).body
    const [id] = token.split('_')
    const forged = [
      `${id}_${'A'.repeat(43)}`,
      id,
      '',
      `${token}A`,
      token.replace(/^./, (a: string) => (a === '0' ? '1' : '0')),
    ]
    await api.db.delete(demoCalls).where(eq(demoCalls.id, id))
    for (const wrong of [...forged, token]) {
      const answers = [
        await ask('GET', `/booked?token=${wrong}`),
        await ask('PUT', '/booked', { token: wrong, startsAt: slots[2], timeZone: 'UTC' }),
        await ask('POST', '/booked/cancel', { token: wrong }),
      ]
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
        Array(3).fill([422, 'mailed_link_over']),
      )
    }
  })
})

test('what was said for a call is deleted 90 days after it, with its mails; later ones stay', async () => {
  const { api, slots, book } = await setUp()
  await book()
  await book({ startsAt: slots[1], email: 'late@post.example' })
  await api.runJobs()
  const forget = async (at: number) => {
    api.setNow(new Date(at))
    await api.db.transaction((tx) => api.app.jobs.send(tx, 'forget-demo-calls', {}))
    await api.runJobs()
    return counts(api)
  }
  const end = Date.parse(slots[0] ?? '') + 90 * DAY_MS
  expect(await forget(end)).toEqual([2, 4])
  expect(await forget(end + 1)).toEqual([1, 2])
  expect(await rowsOf(api)).toMatchObject([{ email: 'late@post.example' }])
})
