import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, fields } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeClient, PASSWORD, type Person } from '#test/people'
import { call } from '#test/plans'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'

const NOBODY = '01890000-0000-7000-8000-000000000000'

/** A client who requested a new number: one text message with a code. */
async function setUp(settings: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(settings)
  const admin = await makeAdmin(api)
  const anna = await makeClient(api)
  const { headers } = anna
  const password = PASSWORD
  await auth(api, 'POST /change-phone', { phone: '+31612345678', password }, { headers })
  await auth(api, 'POST /change-email', { email: 'anna@post.nl', password }, { headers })
  const list = async (query = '') => (await call(api, admin, ['GET', `/admin/outbox${query}`])).json()
  const get = async (id: string) => (await call(api, admin, ['GET', `/admin/outbox/${id}`])).json()
  const resend = (id: string, headers: Record<string, string> = {}) =>
    call(api, admin, ['POST', `/admin/outbox/${id}/resend`], headers)
  return { api, admin, anna, list, get, resend }
}

const failing = (errors: { left: number }) => ({
  kind: 'smtp' as const,
  async send() {
    if (errors.left > 0) {
      errors.left -= 1
      throw new Error('550 mailbox unavailable')
    }
  },
})

const stateOf = async (api: TestApi, id: string) =>
  (await api.db.select().from(outboxMessages).where(eq(outboxMessages.id, id)))[0]

describe('the outbox', () => {
  test('lists the newest first, by kind, state and text', async () => {
    const { list } = await setUp()
    const { results, pager } = await list()
    expect(pager).toEqual({ offset: 0, limit: 20, count: 2, sort: null })
    expect(results).toEqual([
      expect.objectContaining({ kind: 'Mail', recipient: 'anna@post.nl', template: 'account' }),
      {
        id: expect.any(String),
        kind: 'Sms',
        recipient: '+31612345678',
        template: 'phoneCode',
        languageCode: 'en',
        practitionerId: null,
        orderId: null,
        about: null,
        subject: null,
        state: 'Waiting',
        attempts: 0,
        lastError: null,
        createdAt: NOW.toISOString(),
        sentAt: null,
      },
    ])
    for (const [query, count] of [
      ['?kind=Sms', 1],
      ['?state=Sent', 0],
      ['?query=POST.nl', 1],
      ['?query=%25', 0],
      ['?limit=1', 2],
    ] as const)
      expect([query, (await list(query)).pager.count]).toEqual([query, count])
  })

  test('counts exactly up to 1,000 messages, and says where more are estimated', async () => {
    const { api, list } = await setUp()
    const copy = (copies: number) =>
      api.db.execute(sql`insert into outbox_messages (id, kind, recipient, content, state, attempts, created_at)
        select gen_random_uuid(), kind, 'many@post.example', content, state, attempts, created_at
        from outbox_messages, generate_series(1, ${copies}) where kind = 'Sms' and recipient like '+%'`)
    await copy(998)
    expect((await list('?limit=1')).pager).toEqual({ offset: 0, limit: 1, count: 1000, sort: null })
    await copy(502)
    await api.db.execute(sql`analyze outbox_messages`)
    expect((await list('?limit=1')).pager).toEqual({
      offset: 0,
      limit: 1,
      count: 1502,
      countIsEstimate: true,
      sort: null,
    })
    expect((await list('?kind=Mail')).pager).toEqual({ offset: 0, limit: 20, count: 1, sort: null })
    const { count, countIsEstimate } = (await list('?query=many')).pager
    expect([count > 1000, countIsEstimate]).toEqual([true, true])
  })

  test('shows a message as it will look and as it looked, with its plain text', async () => {
    const { api, list, get } = await setUp()
    const [mail] = (await list()).results
    const before = await get(mail.id)
    await api.runJobs()
    const after = await get(mail.id)
    expect(after).toMatchObject({ state: 'Sent', attempts: 1, subject: 'Confirm your new e-mail address' })
    expect(after.html).toBe(before.html)
    expect(after.plainText).toMatch(/token=[\w-]{43}/)
    expect((await get((await list('?kind=Sms')).results[0].id)).html).toBeNull()
    const missing = await get(NOBODY)
    expect(missing).toMatchObject({ status: 404, code: 'message_not_found' })
  })

  test('masks links and codes where a service delivers, before and after', async () => {
    const { api, list, get } = await setUp({ services: { mail: failing({ left: 0 }) } })
    const [mail] = (await list('?kind=Mail')).results
    const before = await get(mail.id)
    await api.runJobs()
    for (const shown of [before, await get(mail.id)]) {
      expect(shown.plainText).toContain('token=••••••')
      expect(JSON.stringify(shown)).not.toMatch(/token=[\w-]{20}/)
    }
  })

  test('shows an admin no link of an account that has more rights, before and after', async () => {
    const api = await startApi()
    const boss = await makeAdmin(api)
    const [base, accounting] = [
      await makeAdmin(api, ['admin:base']),
      await makeAdmin(api, ['admin:base', 'admin:accounting']),
    ]
    const anna = await makeClient(api)
    for (const { email } of [boss, accounting, base, anna])
      await auth(api, 'POST /user/password/reset/token', fields({ email }))
    await api.runJobs()
    const readers = { boss, accounting, base }
    const readable = async ({ email }: Person) => {
      const seen: string[] = []
      for (const [name, reader] of Object.entries(readers)) {
        const path = `/admin/outbox?query=${encodeURIComponent(email)}`
        const [row] = (await call(api, reader, ['GET', path])).json().results
        const message = (await call(api, reader, ['GET', `/admin/outbox/${row.id}`])).json()
        expect(message.subject).toBe('Choose a new password')
        const shown = [message.plainText, message.html].map((text) => /token=[\w-]{43}/.test(text))
        expect(shown[0]).toBe(shown[1])
        if (shown[0]) seen.push(name)
      }
      return seen
    }
    expect([await readable(boss), await readable(accounting), await readable(base)]).toEqual([
      ['boss'],
      ['boss', 'accounting'],
      ['boss', 'accounting', 'base'],
    ])
    expect(await readable(anna)).toEqual(['boss', 'accounting', 'base'])
  })

  test('shows a failure, and sends again by a new attempt', async () => {
    const errors = { left: 1 }
    const { api, list, get, resend } = await setUp({ services: { mail: failing(errors) } })
    const [mail] = (await list('?kind=Mail')).results
    await expect(api.runJobs()).rejects.toThrow('550 mailbox unavailable')
    expect(await get(mail.id)).toMatchObject({
      state: 'Failed',
      attempts: 1,
      lastError: '550 mailbox unavailable',
      sentAt: null,
    })
    const again = await resend(mail.id)
    expect([again.statusCode, again.json()]).toEqual([
      200,
      expect.objectContaining({ state: 'Waiting', attempts: 1, lastError: null }),
    ])
    const key = { 'idempotency-key': 'resend-1' }
    for (const headers of [key, key]) expect((await resend(mail.id, headers)).statusCode).toBe(200)
    expect(await api.db.$count(auditEntries, eq(auditEntries.event, 'MessageResent'))).toBe(2)
    await api.runJobs()
    expect(await get(mail.id)).toMatchObject({ state: 'Sent', attempts: 2, sentAt: NOW.toISOString() })
    expect((await stateOf(api, mail.id))?.sealedSecret).toBeNull()
    const before = await databaseDigest(api.db)
    const refused = await resend(mail.id)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'message_secret_gone'])
    expect((await resend(NOBODY)).statusCode).toBe(404)
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})

test('what waits for the addresses of an account, proven or not, does not go out once the account is erased', async () => {
  const taken: string[] = []
  const mail = { kind: 'smtp' as const, send: async ({ to }: { to: string }) => void taken.push(to) }
  const sms = { kind: 'twilio' as const, send: async ({ to }: { to: string }) => void taken.push(to) }
  const { api, anna, list } = await setUp({ services: { mail, sms } })
  expect((await list()).results).toHaveLength(2)
  const erased = await call(api, anna, ['POST', '/privacy/erasure', { password: PASSWORD }])
  expect(erased.statusCode).toBe(204)
  await api.runJobs()
  expect([taken, (await list()).results]).toEqual([[], []])
})

test('without an ERP of its own pages an admin is led to what would be sent', async () => {
  const { api, admin } = await setUp()
  const { statusCode, json } = await call(api, admin, ['GET', '/admin/odoo/auth'])
  expect([statusCode, json()]).toEqual([200, { redirectUrl: 'http://localhost:3000/admin/outbox?kind=Erp' }])
})
