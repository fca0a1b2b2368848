import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readRows } from '#db/read-rows'
import { newId } from '#kernel/ids'
import { NOW, startApi, type TestApi, type TestSettings } from '#test/api'
import { auth, fields } from '#test/auth'
import { makeClient } from '#test/people'
import { type Mail, MailboxRefused, type MailService } from '../../services/mail/mail.ts'
import { outboxMessages } from './data/outbox-tables.ts'
import { queueErpCall, resendMessage } from './outbox.ts'
import { type Delivery, sendMessage } from './send-message.ts'

/** A mail server that accepts a mail when told to. */
function slowMail() {
  const taken: Mail[] = []
  const started: (() => void)[] = []
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve
  })
  const mail = {
    kind: 'smtp' as const,
    async send(sent: Mail) {
      for (const tell of started.splice(0)) tell()
      await isLetIn
      taken.push(sent)
    },
  }
  const hasStarted = () => new Promise<void>((resolve) => started.push(resolve))
  return { mail, taken, letIn, hasStarted }
}

async function setUp(settings: TestSettings = {}) {
  const slow = slowMail()
  const api = await startApi(settings)
  const anna = await makeClient(api)
  await auth(api, 'POST /user/password/reset/token', fields({ email: anna.email }))
  await api.runJobs()
  await api.db.execute(sql`update outbox_messages set state = 'Waiting', attempts = 0, sent_at = null`)
  const { db, services, app } = api
  const delivery: Delivery = {
    db,
    mail: slow.mail,
    sms: services.sms,
    sealed: app.sealed,
    calls: {},
    listeners: {},
    wishes: {},
  }
  const message = await messageOf(api)
  const send = (now = NOW) => sendMessage(delivery, message.id, now)
  const sendBy = (mail: MailService) => sendMessage({ ...delivery, mail }, message.id, NOW)
  return { api, send, sendBy, slow }
}

async function messageOf(api: TestApi) {
  const [message] = await api.db.select().from(outboxMessages)
  if (!message) throw new Error('no message was queued')
  return message
}

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe('a message', () => {
  test('is sent by one attempt at a time, and once', async () => {
    const { api, send, slow } = await setUp()
    const started = slow.hasStarted()
    const first = send()
    await started
    await expect(send(later(44))).rejects.toThrow('another attempt is sending this message')
    slow.letIn()
    await first
    await send(later(44))
    expect(slow.taken).toHaveLength(1)
    expect(await messageOf(api)).toMatchObject({ state: 'Sent', attempts: 1, claimedUntil: null })
  })

  test('whose attempt ended with its process is sent by another three quarters of a minute later', async () => {
    const { api, send, slow } = await setUp()
    await api.db.update(outboxMessages).set({ claimedUntil: later(45) })
    slow.letIn()
    await expect(send(later(44))).rejects.toThrow('another attempt')
    await send(later(45))
    expect(slow.taken).toHaveLength(1)
  })

  test('that a service refused can be sent again at once', async () => {
    const { api, send, slow } = await setUp()
    const { sealedSecret } = await messageOf(api)
    await api.db.update(outboxMessages).set({ sealedSecret: 'sealed with a key that is gone' })
    await expect(send()).rejects.toThrow()
    expect(await messageOf(api)).toMatchObject({ state: 'Failed', claimedUntil: null })
    await api.db.update(outboxMessages).set({ sealedSecret })
    slow.letIn()
    await send()
    expect(slow.taken).toHaveLength(1)
  })

  test('that went out while the database was away is noted once that is back', async () => {
    const { api, send, slow } = await setUp({ isCuttable: true })
    const started = slow.hasStarted()
    const sending = send()
    await started
    await api.line.cut()
    slow.letIn()
    await expect.poll(() => slow.taken).toHaveLength(1)
    await api.line.mend()
    await sending
    await send()
    expect(slow.taken).toHaveLength(1)
    expect(await messageOf(api)).toMatchObject({ state: 'Sent' })
  })
})

test('a link that ends while the service is down is withheld then, and not sent late', async () => {
  const { api, send, slow } = await setUp()
  slow.letIn()
  const hour = 3600
  await send(later(hour))
  expect(slow.taken).toEqual([])
  expect(await messageOf(api)).toMatchObject({
    state: 'Withheld',
    lastError: 'its link or code is over',
    sealedSecret: null,
    claimedUntil: null,
  })
  await api.db.update(outboxMessages).set({ state: 'Waiting' })
  await send(later(hour - 1))
  expect(slow.taken).toHaveLength(1)
})

test('a mailbox that refuses is asked nine times, a service that is down as long as the queue asks', async () => {
  const { api, sendBy } = await setUp()
  const refusing = (error: Error) => ({ kind: 'smtp' as const, send: () => Promise.reject(error) })
  const refused = refusing(new MailboxRefused('550 no such mailbox'))
  await api.db.update(outboxMessages).set({ attempts: 7 })
  await expect(sendBy(refused)).rejects.toThrow('550')
  await sendBy(refused)
  expect(await messageOf(api)).toMatchObject({
    state: 'Failed',
    attempts: 9,
    lastError: '550 no such mailbox',
  })
  await expect(sendBy(refusing(new Error('no connection')))).rejects.toThrow('no connection')
})

const erpCall = { template: 'makeErpAccount', props: { practitionerId: newId() } } as const

async function claimOf({ db }: TestApi, messageId: string): Promise<Date | null | undefined> {
  const [row] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, messageId))
  return row?.claimedUntil
}

type Tries = { id: string; limit: number; delay: number; most: number }

/** For how many hours the jobs of a message are tried at the least: the queue adds to a delay up to its double. */
async function hoursTried({ db }: TestApi, messageId: string): Promise<number[]> {
  const rows = await readRows<Tries>(
    db,
    sql`select retry_limit as limit, retry_delay as delay, retry_delay_max as most
    from pgboss.job where data ->> 'messageId' = ${messageId}`,
  )
  const seconds = ({ limit, delay, most }: Tries) =>
    Array.from({ length: limit }, (_, at) => Math.min(most, delay * 2 ** at)).reduce(
      (sum, one) => sum + one,
      0,
    )
  return rows.map((row) => Math.floor(seconds(row) / 3600))
}

test('a call to the ERP is tried for three days, a mail for one, also when they are sent again', async () => {
  const { api } = await setUp()
  const queue = { tx: api.db, jobs: api.app.jobs }
  const { id: mail } = await messageOf(api)
  await resendMessage(queue, mail)
  expect(await hoursTried(api, mail)).toEqual([24, 24])
  const id = await queueErpCall(queue, erpCall, NOW)
  await resendMessage(queue, id)
  expect(await hoursTried(api, id)).toEqual([74])
})

test('what is sent again while it is still tried has one series of attempts, and is sent once', async () => {
  const { api, send, slow } = await setUp()
  const { id } = await messageOf(api)
  const again = () => resendMessage({ tx: api.db, jobs: api.app.jobs }, id)
  const isLeft = sql`data ->> 'messageId' = ${id} and state <= 'active'`
  const jobsLeft = () => readRows(api.db, sql`select state from pgboss.job where ${isLeft}`)
  await again()
  for (const state of ['created', 'retry', 'active']) {
    await api.db.execute(sql`update pgboss.job set state = ${state} where ${isLeft}`)
    await again()
    expect([state, await jobsLeft()]).toEqual([state, [{ state: 'created' }]])
  }
  const started = slow.hasStarted()
  const first = send()
  await started
  await again()
  await expect(send()).rejects.toThrow('another attempt is sending this message')
  slow.letIn()
  await first
  await send()
  expect(slow.taken).toHaveLength(1)
  expect(await messageOf(api)).toMatchObject({ state: 'Sent', attempts: 1 })
})

test('a call that takes longer than a claim keeps it, and no other attempt begins', async () => {
  const { api } = await setUp()
  const id = await queueErpCall({ tx: api.db, jobs: api.app.jobs }, erpCall, NOW)
  const { db, services, app } = api
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const began = vi.fn(() => isAnswered)
  const { mail, sms } = services
  const calls = { makeErpAccount: began }
  const delivery = { db, mail, sms, sealed: app.sealed, calls, listeners: {}, wishes: {} }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const sending = sendMessage(delivery, id, NOW)
  await vi.waitFor(() => expect(began).toHaveBeenCalledOnce())
  for (let looks = 0; looks < 4; looks += 1) {
    const until = (await claimOf(api, id))?.getTime() ?? 0
    vi.advanceTimersByTime(15_000)
    await vi.waitFor(async () => expect((await claimOf(api, id))?.getTime()).toBe(until + 15_000))
  }
  await expect(sendMessage(delivery, id, later(60))).rejects.toThrow('another attempt')
  answer()
  await sending
  expect([await claimOf(api, id), began.mock.calls.length]).toEqual([null, 1])
})
