import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { startApiOfFile } from '#test/api'
import { answer, invitationTo, invite, linked } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, PASSWORD, type Person } from '#test/people'
import { at, call, item, makePlan } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { practitionerClients } from '../people/index.ts'

const api = await startApiOfFile({ isStocked: true })

const drugs = [
  { drugClass: 'levothyroxine', times: ['UponRising'] },
  { drugClass: 'lithium', times: [] },
]

async function setUp() {
  const [sophie, lars] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  const anna = await makeClient(api)
  await linked(api, sophie, anna)
  await linked(api, lars, anna)
  const url = `/customer/${anna.userId}/drug-classes`
  const get = (by: Person) => call(api, by, ['GET', url])
  const put = (by: Person, version: number, given: object[] | null = drugs) =>
    call(api, by, ['PUT', url, { drugs: given }], at(version))
  return { sophie, lars, anna, get, put }
}

async function exportOf(by: Person) {
  const { id } = (await call(api, by, ['POST', '/privacy/exports'])).json()
  await api.runJobs()
  return (await call(api, by, ['GET', `/privacy/exports/${id}/json`])).json()
}

const fileOf = async (clientId: string) =>
  (await api.db.select().from(practitionerClients).where(eq(practitionerClients.clientId, clientId)))[0]

test('medicines are noted in the own file, sealed, each class once, and nothing noted is not none', async () => {
  const { sophie, lars, anna, get, put } = await setUp()
  expect((await get(sophie)).json()).toEqual({ drugs: null, version: 1 })
  const written = await put(sophie, 1, [
    ...drugs.toReversed(),
    { drugClass: 'levothyroxine', times: ['UponRising'] },
  ])
  expect(written.json()).toEqual({ drugs, version: 2 })
  expect(written.headers.etag).toBe('"2"')
  expect((await put(sophie, 2)).json()).toEqual({ drugs, version: 2 })
  expect((await get(lars)).json()).toEqual({ drugs: null, version: 1 })
  const [file] = await api.db
    .select()
    .from(practitionerClients)
    .where(eq(practitionerClients.practitionerId, sophie.userId))
  expect(file?.sealedDrugs).not.toMatch(/levothyroxine|lithium/)
  expect((await put(sophie, 2, [])).json()).toEqual({ drugs: [], version: 3 })
  expect((await put(sophie, 3, null)).json()).toEqual({ drugs: null, version: 4 })
  expect((await get(sophie)).json()).toEqual({ drugs: null, version: 4 })
  expect(await fileOf(anna.userId)).toBeDefined()
})

test('an outdated note, an unknown class and anyone else are refused, and nothing changes', async () => {
  const { sophie, anna, get, put } = await setUp()
  await put(sophie, 1)
  const [stranger, admin] = [await makeApprovedPractitioner(api), await makeAdmin(api)]
  const before = await databaseDigest(api.db)
  const outdated = await put(sophie, 1, [])
  expect(outdated.statusCode).toBe(412)
  expect(outdated.json()).toMatchObject({ current: { drugs, version: 2 } })
  expect((await put(sophie, 2, [{ drugClass: 'aspirin of my own', times: [] }])).statusCode).toBe(400)
  for (const who of [stranger, admin, anna]) {
    expect((await get(who)).statusCode).toBe(404)
    expect((await put(who, 1)).statusCode).toBe(404)
  }
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a plan tells its practitioner what is noted of each client, and nobody else', async () => {
  const { sophie, lars, anna, put } = await setUp()
  const tom = await makeClient(api)
  await linked(api, sophie, tom)
  await put(sophie, 1)
  const [product] = await api.db.select({ id: products.id }).from(products).limit(1)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(product?.id)] })
  const clientIds = [anna.userId, tom.userId]
  await call(api, sophie, ['POST', `/recommendations/${plan.id}/clients`, { clientIds, channel: null }])
  const url = `/recommendations/${plan.id}/drug-classes`
  const noted = (await call(api, sophie, ['GET', url])).json()
  expect(noted).toHaveLength(2)
  expect(noted).toContainEqual({ clientId: anna.userId, name: expect.any(String), drugs, acknowledged: [] })
  expect(noted).toContainEqual({
    clientId: tom.userId,
    name: expect.any(String),
    drugs: null,
    acknowledged: [],
  })
  for (const who of [lars, anna, await makeAdmin(api)])
    expect((await call(api, who, ['GET', url])).statusCode).toBe(404)
})

test('what is noted in the file of an invited person is added to that of a client who takes the invitation up', async () => {
  const sophie = await makeApprovedPractitioner(api)
  const anna = await makeClient(api)
  const { client } = (await invite(api, sophie, { email: anna.email })).json()
  const lithium = [{ drugClass: 'lithium', times: [] }]
  await call(api, sophie, ['PUT', `/customer/${client.id}/drug-classes`, { drugs }], at(1))
  await call(api, sophie, ['PATCH', `/customer/${client.id}/practitioner-settings`, { muteAlerts: true }])
  await linked(api, sophie, anna)
  const url = `/customer/${anna.userId}`
  await call(api, sophie, ['PUT', `${url}/drug-classes`, { drugs: lithium }], at(1))
  expect((await answer(api, anna, await invitationTo(api, anna.email))).statusCode).toBe(200)
  expect((await call(api, sophie, ['GET', `${url}/drug-classes`])).json()).toEqual({ drugs, version: 3 })
  expect((await call(api, sophie, ['GET', url])).json()).toMatchObject({ muteAlerts: true })
})

test('the note is in the exports of both, goes along when the client joins, and goes with either', async () => {
  const sophie = await makeApprovedPractitioner(api)
  const anna = await makeClient(api)
  const { client } = (await invite(api, sophie, { email: anna.email })).json()
  await call(api, sophie, ['PUT', `/customer/${client.id}/drug-classes`, { drugs }], at(1))
  await answer(api, anna, await invitationTo(api, anna.email))
  const noted = await call(api, sophie, ['GET', `/customer/${anna.userId}/drug-classes`])
  expect(noted.json()).toEqual({ drugs, version: 2 })

  const medicines = ['levothyroxine UponRising', 'lithium']
  expect((await exportOf(sophie)).clients).toMatchObject([{ medicines }])
  expect((await exportOf(anna)).practitioners).toMatchObject([{ medicines }])

  expect((await call(api, anna, ['POST', '/privacy/erasure', { password: PASSWORD }])).statusCode).toBe(204)
  expect(await fileOf(anna.userId)).toBeUndefined()

  const tom = await makeClient(api)
  await linked(api, sophie, tom)
  await call(api, sophie, ['PUT', `/customer/${tom.userId}/drug-classes`, { drugs }], at(1))
  expect((await call(api, sophie, ['POST', '/privacy/erasure', { password: PASSWORD }])).statusCode).toBe(204)
  expect(await fileOf(tom.userId)).toBeUndefined()
})

/** A plan for a client who takes levothyroxine, and the rule that meets its product. */
async function setUpFinding() {
  const { sophie, lars, anna, put } = await setUp()
  await put(sophie, 1)
  const [product] = await api.db.select({ id: products.id }).from(products).orderBy(products.id).limit(1)
  const productId = String(product?.id)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productId)] })
  const invited = { clientIds: [anna.userId], channel: null }
  await call(api, sophie, ['POST', `/recommendations/${plan.id}/clients`, invited])
  const { rules } = (await call(api, null, ['GET', '/reference-data/interactions'])).json()
  const ofThyroid = ({ drugClasses }: { drugClasses: string[] }) => drugClasses.includes('levothyroxine')
  const dose = { intakeAmount: 2, intakeFormatId: 'capsule', intakeTime: ['Morning'], schedule: null }
  const finding = { rule: rules.find(ofThyroid).key, drugClass: 'levothyroxine', productId, ...dose }
  const url = `/recommendations/${plan.id}/drug-classes`
  const see = (by: Person, over: object = {}) =>
    call(api, by, ['PUT', `${url}/acknowledgements`, { clientId: anna.userId, ...finding, ...over }])
  const seen = async () => (await call(api, sophie, ['GET', url])).json()[0].acknowledged
  return { sophie, lars, anna, plan, finding, see, seen, put }
}

test('what a rule says of a client’s medicines is acknowledged in the client’s file, sealed, until these change', async () => {
  const { sophie, anna, plan, finding, see, seen, put } = await setUpFinding()
  const at = { recommendationId: plan.id, by: sophie.userId, at: expect.any(String) }
  expect((await see(sophie)).json()).toEqual([{ ...finding, ...at }])
  const [file] = await api.db
    .select()
    .from(practitionerClients)
    .where(eq(practitionerClients.practitionerId, sophie.userId))
  expect(file?.sealedDrugsSeen).not.toContain('levothyroxine')
  // The plan, which admins read, knows nothing of it.
  const read = await call(api, sophie, ['GET', `/recommendations/${plan.id}`])
  expect(read.json().ledgerAcknowledgements).toEqual([])
  const once = await seen()
  await see(sophie)
  expect(await seen()).toEqual(once)
  await see(sophie, { intakeAmount: 3 })
  expect(await seen()).toEqual([{ ...finding, intakeAmount: 3, ...at }])
  const listed = [expect.stringMatching(`^${finding.rule} levothyroxine 2026`)]
  expect((await exportOf(sophie)).clients).toMatchObject([{ medicinesSeen: listed }])
  expect((await exportOf(anna)).practitioners).toContainEqual(
    expect.objectContaining({ medicinesSeen: listed }),
  )
  await put(sophie, 2, [{ drugClass: 'levothyroxine', times: ['BedTime'] }])
  expect(await seen()).toEqual([])
})

test('a word on a finding is of one plan: the same product at another dose in another leaves it', async () => {
  const { sophie, anna, plan, finding, see, seen } = await setUpFinding()
  const other = await makePlan(api, sophie, { recommendationItems: [item(finding.productId)] })
  const invited = { clientIds: [anna.userId], channel: null }
  await call(api, sophie, ['POST', `/recommendations/${other.id}/clients`, invited])
  const url = `/recommendations/${other.id}/drug-classes`
  const seenInOther = async () => (await call(api, sophie, ['GET', url])).json()[0].acknowledged
  await see(sophie)
  expect(await seenInOther()).toEqual([])
  const higher = { ...finding, intakeAmount: 3 }
  const body = { clientId: anna.userId, ...higher }
  const word = { by: sophie.userId, at: expect.any(String) }
  const answer = await call(api, sophie, ['PUT', `${url}/acknowledgements`, body])
  expect(answer.json()).toEqual([{ ...higher, recommendationId: other.id, ...word }])
  expect(await seenInOther()).toEqual(answer.json())
  expect(await seen()).toEqual([{ ...finding, recommendationId: plan.id, ...word }])
})

test('a rule, medicine, product or person that does not belong there is refused, and nothing changes', async () => {
  const { sophie, lars, anna, see } = await setUpFinding()
  const admin = await makeAdmin(api)
  const before = await databaseDigest(api.db)
  const answers = await Promise.all([
    see(sophie, { rule: 'no-rule' }),
    see(sophie, { drugClass: 'lithium' }),
    see(sophie, { productId: newId() }),
    see(sophie, { clientId: lars.userId }),
    see(lars),
    see(anna),
    see(admin),
  ])
  const codes = answers.map((answer) => `${answer.statusCode} ${answer.json().code}`)
  expect(codes).toEqual([
    '422 interaction_unknown',
    '422 interaction_unknown',
    '422 product_unknown',
    '404 client_not_found',
    ...Array(3).fill('404 recommendation_not_found'),
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
})
