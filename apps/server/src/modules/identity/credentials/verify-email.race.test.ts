import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { auth, linkToken } from '#test/auth'
import { makeClient, PASSWORD } from '#test/people'
import { rounds } from '#test/rounds'
import { users } from '../accounts/identity-tables.ts'

const NEW = 'new@salvia.example'

test.for(rounds)(
  'an address confirmed while it is asked for again is one or the other (round %i)',
  async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    const body = { email: NEW, password: PASSWORD }
    const change = () => auth(api, 'POST /change-email', body, { headers: anna.headers })
    await change()
    const token = await linkToken(api, NEW)
    const [verified, ...asked] = await Promise.all([
      auth(api, 'POST /user/email/verify', { token }),
      ...Array.from({ length: 3 }, change),
    ])
    for (const { statusCode } of asked) expect([200, 422]).toContain(statusCode)
    const [user] = await api.db.select().from(users).where(eq(users.id, anna.userId))
    const isConfirmed = verified?.json().status === 'OK'
    expect(verified?.json()).toEqual({
      status: isConfirmed ? 'OK' : 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
    })
    expect([user?.email, user?.pendingEmail]).toEqual(isConfirmed ? [NEW, null] : [anna.email, NEW])
  },
)
