import { allRoutes } from '@salvia/contract/all-routes'
import { type ApiRoute, servedAt } from '@salvia/contract/route'
import { and, asc, eq, gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../src/kernel/audit/data/audit-tables.ts'
import { adminCalls } from '../fixtures/admin-calls.ts'
import { startApi, startApiOfFile } from '../fixtures/api.ts'
import { auth, bearerOf, fields, linkToken } from '../fixtures/auth.ts'
import { nameOf, ownedCalls, sendOwned } from '../fixtures/owned-calls.ts'
import { makeAdmin, type Person } from '../fixtures/people.ts'
import { call } from '../fixtures/plans.ts'
import { makeWorld } from '../fixtures/specimens.ts'
import { pictureOf, uploadOf } from '../fixtures/uploads.ts'

const api = await startApiOfFile({ isStocked: true })
const world = await makeWorld(api)
const admin = await makeAdmin(api)

const entriesOf = async ({ userId }: Person, after: string) =>
  api.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, userId), gt(auditEntries.id, after)))
    .orderBy(asc(auditEntries.id))

async function lastEntryId(): Promise<string> {
  const rows = await api.db.select({ id: auditEntries.id }).from(auditEntries).orderBy(asc(auditEntries.id))
  return rows.at(-1)?.id ?? '00000000-0000-0000-0000-000000000000'
}

/** These leave their own trace, by user: the payment attempt. A client's alerts and medicines belong to its practitioner. */
const elsewhere = [
  'POST /orders/:orderId/payment',
  'PATCH /customer/:id/practitioner-settings',
  'PUT /customer/:id/drug-classes',
  'PUT /recommendations/:id/drug-classes/acknowledgements',
]

const isWrite = ({ method }: ApiRoute) => method !== 'GET'
const isAdminsAlone = ({ config: { access } }: ApiRoute) => ['admin', 'accounting'].includes(access)
const isOfSomeone = ({ config: { access } }: ApiRoute) => access === 'owner'

/** Each leaves the records the next ones need; deletions come last. */
const inOrder = (a: ApiRoute, b: ApiRoute) => Number(ends(a)) - Number(ends(b))
const ends = (route: ApiRoute) =>
  [
    'DELETE /recommendations/:recommendationId/clients/:clientId',
    'DELETE /recommendations/:id',
    'PUT /orders/:orderId/cancel',
    'DELETE /admin/products/:productId/productResources/:id',
    'POST /admin/products/:id/archive',
  ].includes(nameOf(route))

const writes = allRoutes
  .filter((route) => isWrite(route) && (isAdminsAlone(route) || isOfSomeone(route)))
  .filter((route) => !elsewhere.includes(nameOf(route)))
  .sort(inOrder)

async function send(route: ApiRoute) {
  if (!isAdminsAlone(route)) return sendOwned(world, route, admin)
  const { id, ids, body, isUpload, isVersioned, file: given } = adminCalls[nameOf(route)] ?? {}
  const named = id ? await id(world, admin) : ''
  const all = ids ? await ids(world, admin) : {}
  const bytes = typeof given === 'function' ? await given(world, admin) : given
  const file = isUpload ? uploadOf(bytes ?? (await pictureOf(60, 60)), 'photo.jpg') : { headers: {} }
  return api.app.inject({
    method: route.method,
    url: servedAt(route.url).replace(/:(\w+)/g, (_, name: string) => all[name] ?? named),
    ...file,
    headers: { ...file.headers, ...admin.headers, ...(isVersioned && { 'if-match': '*' }) },
    ...(body ? { payload: typeof body === 'function' ? await body(world, admin) : body } : {}),
  })
}

test('every write of admins has a row here', () => {
  expect(Object.keys(adminCalls).sort()).toEqual(
    allRoutes
      .filter((route) => isWrite(route) && isAdminsAlone(route))
      .map(nameOf)
      .sort(),
  )
  for (const route of writes.filter(isOfSomeone)) expect(Object.keys(ownedCalls)).toContain(nameOf(route))
})

/** The end of the account number, not of an id. */
const named = /@|Bakker|Sophie|ABNA|(?<![\da-f-])4300(?![\da-f-])/

test('every act of an admin, on its own calls and on records of others, is in the audit log, and names nobody', async () => {
  await api.runJobs()
  const silent: string[] = []
  for (const route of writes) {
    const before = await lastEntryId()
    const { statusCode, body } = await send(route)
    const answer = { call: nameOf(route), statusCode, body: statusCode < 300 ? '' : body }
    expect(answer).toEqual({ call: nameOf(route), statusCode: expect.toSatisfy(isDone), body: '' })
    const entries = await entriesOf(admin, before)
    if (entries.length === 0) silent.push(nameOf(route))
    expect(JSON.stringify(entries)).not.toMatch(named)
  }
  expect(silent).toEqual([])
})

const isDone = (status: number) => status >= 200 && status < 300

/** Actions on an account, and their names in the log. */
test('every event of signing in and of an account’s keys is in the audit log, and names nobody', async () => {
  const own = await startApi()
  const email = 'zoe@post.example'
  const [password, other] = ['Lavender-42', 'Marjoram-43']
  const remoteAddress = '203.0.113.9'
  const from = { remoteAddress }
  const joined = await auth(own, 'POST /signup', { ...fields({ email, password }), userKind: 'Client' }, from)
  const as = { ...from, headers: bearerOf(joined) }
  await auth(own, 'POST /user/email/verify', { token: await linkToken(own, email) }, from)
  await auth(own, 'POST /signin', fields({ email, password: 'wrong' }), from)
  await auth(own, 'POST /signin', fields({ email: 'nobody@post.example', password }), from)
  const again = await auth(own, 'POST /signin', fields({ email, password }), from)
  await auth(own, 'POST /change-email', { email: 'zoe.new@post.example', password }, as)
  await auth(own, 'POST /change-email/cancel', {}, as)
  await auth(own, 'POST /change-phone', { phone: '+31612345678', password }, as)
  await auth(own, 'POST /change-phone/cancel', {}, as)
  await auth(own, 'POST /signout', undefined, { ...from, headers: bearerOf(again) })
  await auth(own, 'DELETE /sessions', undefined, as)
  await auth(own, 'POST /user/password/reset/token', fields({ email }), from)
  const token = await linkToken(own, email)
  await auth(own, 'POST /user/password/reset', { token, ...fields({ password: other }) }, from)
  const last = await auth(own, 'POST /signin', fields({ email, password: other }), from)
  await call(own, { headers: bearerOf(last) }, ['POST', '/privacy/exports'])
  await call(own, { headers: bearerOf(last) }, ['POST', '/privacy/erasure', { password: other }])

  const rows = await own.db.select().from(auditEntries).orderBy(asc(auditEntries.id))
  expect(rows.map(({ event }) => event)).toEqual([
    'SignedUp',
    'SignedIn',
    'EmailVerified',
    'SignInFailed',
    'SignInFailed',
    'SignedIn',
    'EmailChangeRequested',
    'EmailChangeCancelled',
    'PhoneChangeRequested',
    'PhoneChangeCancelled',
    'SignedOut',
    'OtherSessionsEnded',
    'PasswordResetRequested',
    'PasswordReset',
    'SignedIn',
    'DataExportRequested',
    'AccountErased',
  ])
  expect(JSON.stringify(rows)).not.toMatch(/zoe|post\.example|612345678|Lavender|Marjoram/)
})
