import { betterAuth } from 'better-auth'
import { type DB, drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { accounts, authVerifications, sessions, users } from '../accounts/identity-tables.ts'
import { hashToken, SESSION_MS } from './session-cookie.ts'

type AdapterFactory = ReturnType<typeof drizzleAdapter>

/** The library stores session tokens in plain text; the table gets their hash, the caller the token. */
function withHashedTokens(factory: AdapterFactory): AdapterFactory {
  return (options) => {
    const adapter = factory(options)
    async function create<T extends Record<string, unknown>, R = T>(
      given: Parameters<typeof adapter.create<T, R>>[0],
    ): Promise<R> {
      if (given.model !== 'session') return adapter.create<T, R>(given)
      const token = String((given.data as { token?: unknown }).token)
      const row = await adapter.create<T, R>({ ...given, data: { ...given.data, token: hashToken(token) } })
      return { ...row, token }
    }
    return { ...adapter, create }
  }
}

/** better-auth on an open connection or transaction; cheap to create. */
function authLibrary(db: Db, secret: string) {
  const schema = { user: users, session: sessions, account: accounts, verification: authVerifications }
  return betterAuth({
    secret,
    baseURL: 'http://localhost',
    database: withHashedTokens(drizzleAdapter(db as unknown as DB, { provider: 'pg', schema })),
    user: { fields: { name: 'firstName' } },
    advanced: { database: { generateId: newId } },
    logger: { disabled: true },
    telemetry: { enabled: false },
  })
}

type NewSession = { userId: string; ipAddress: string | null; userAgent: string | null }

/** Creates a session through the library; only the return value has the token. */
export async function createSession(tx: Db, secret: string, session: NewSession, now: Date) {
  const { internalAdapter } = await authLibrary(tx, secret).$context
  const { userId, ...visitor } = session
  const times = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + SESSION_MS) }
  const { id, token } = await internalAdapter.createSession(userId, false, { ...visitor, ...times }, true)
  return { sessionId: id, token }
}
