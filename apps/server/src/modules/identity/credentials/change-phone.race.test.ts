import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { auth, messagesTo } from '#test/auth'
import { makeClient, PASSWORD } from '#test/people'
import { rounds } from '#test/rounds'
import { users } from '../accounts/identity-tables.ts'

const PHONE = '+31612345678'

test.for(rounds)(
  'a number confirmed while its change is taken back is the account’s or is gone, never half (round %i)',
  async () => {
    const api = await startApi()
    const { headers, userId } = await makeClient(api)
    await auth(api, 'POST /change-phone', { phone: PHONE, password: PASSWORD }, { headers })
    const [message] = await messagesTo(api, PHONE)
    const code = /\d{6}/.exec(message?.plainText ?? '')?.[0]
    const [confirmed, cancelled] = await Promise.all([
      auth(api, 'POST /change-phone/confirm', { code }, { headers }),
      auth(api, 'POST /change-phone/cancel', undefined, { headers }),
    ])
    expect(cancelled.statusCode).toBe(200)
    expect([200, 422]).toContain(confirmed.statusCode)
    const [user] = await api.db.select().from(users).where(eq(users.id, userId))
    expect(user?.sealedPendingPhone).toBeNull()
    expect(user?.phoneIndex !== null).toBe(confirmed.statusCode === 200)
  },
)
