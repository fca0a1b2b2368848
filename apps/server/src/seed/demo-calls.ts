import { DAY_MS } from '@salvia/contract/durations'
import { versionTag } from '@salvia/contract/words/version-tag'
import { eq } from 'drizzle-orm'
import type { App } from '../app-type.ts'
import { one } from '../kernel/db/one.ts'
import type { AccessClaims } from '../kernel/http/access-token.ts'
import { claimsOf, openSession, users } from '../modules/identity/index.ts'

/** Unassigned addresses in turn: the demo's requests use up no visitor's limits, and are not held to one's themselves. */
function seedAddresses(): () => string {
  let calls = 0
  return () => `0.0.0.${calls++ % 256}`
}

/** Less than a session lasts: calls that guests may make too would go on as a guest's. */
const SIGNED_IN_MS = 20 * DAY_MS

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

type Asked = {
  method: Method
  path: string
  payload: object | undefined
  headers: Record<string, string>
}

type SaveVersioned = <T>(account: string, path: string, payload: object, version?: number) => Promise<T>

export type DemoCalls = {
  /** Makes an API request as a demo account or as a guest. Throws if it fails. */
  call: <T>(account: string | null, method: Method, path: string, payload?: object) => Promise<T>
  /** Writes a record that has versions: its first, or the one that was read. */
  save: SaveVersioned
  /** The same of some of its fields. */
  change: SaveVersioned
}

/** The product's own API, called in process: the demo is created the way people would. */
export function demoCalls(app: App): DemoCalls {
  const nextAddress = seedAddresses()
  const sessions = new Map<string, { claims: AccessClaims; since: Date }>()

  /** As a sign-in on a new device does, but for hashing the password, which would take a fifth of a first start. */
  async function openSessionOf(account: string, now: Date): Promise<AccessClaims> {
    const { db, jobs, sealed, config } = app
    const email = `${account}@salvia.example`
    const { id: userId } = one(await db.select({ id: users.id }).from(users).where(eq(users.email, email)))
    const visitor = { address: nextAddress(), userAgent: null, devices: [] }
    const arrival = { userId, way: 'password', visitor }
    const session = await db.transaction((tx) => openSession({ tx, jobs, sealed, config }, arrival, now))
    return claimsOf(app, session)
  }

  async function sessionOf(account: string): Promise<AccessClaims> {
    const known = sessions.get(account)
    const since = app.now()
    if (known && since.getTime() - known.since.getTime() < SIGNED_IN_MS) return known.claims
    const claims = await openSessionOf(account, since)
    sessions.set(account, { claims, since })
    return claims
  }

  /** The demo's clock jumps by days, so each request has a token for its own time. */
  const authorization = async (account: string) =>
    `Bearer ${await app.tokens.sign(await sessionOf(account), app.now())}`

  async function send<T>(account: string | null, { method, path, payload, headers }: Asked): Promise<T> {
    const signed = account === null ? {} : { authorization: await authorization(account) }
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress: nextAddress(),
      headers: { ...headers, ...signed },
      ...(payload ? { payload } : {}),
    })
    if (answer.statusCode >= 400)
      throw new Error(`demo: ${method} ${path}: ${answer.statusCode} ${answer.body}`)
    return (answer.headers['content-type']?.toString().includes('json') ? answer.json() : null) as T
  }

  const versioned =
    (method: Method): SaveVersioned =>
    (account, path, payload, version = 0) =>
      send(account, { method, path, payload, headers: { 'if-match': versionTag(version) } })

  return {
    call: (account, method, path, payload) => send(account, { method, path, payload, headers: {} }),
    save: versioned('PUT'),
    change: versioned('PATCH'),
  }
}
