import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner, makeNewcomer } from '#test/people'
import { call, item, makePlan, type Plan, setUpPlans } from '#test/plans'
import { users } from '../identity/index.ts'
import { practitioners } from '../people/index.ts'

test('an approved practitioner copies a plan whose code it has, without evidence and personal notes', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const colleague = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie, {
    internalName: 'Anna burnout',
    evidence: 'studies',
    discountPercentage: 10,
    recommendationItems: [item(productIds[0], { notes: 'For you, Anna', isNotePersonal: true })],
  })
  const typed = { shareCode: ` ${plan.shareCode.toLowerCase()} ` }
  const answer = await call(api, colleague, ['POST', `/recommendations/${plan.id}/copy`, typed])
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    practitionerId: colleague.userId,
    name: 'Sleep',
    internalName: null,
    evidence: '',
    discountPercentage: 10,
    clientsCount: 0,
    recommendationItems: [{ productId: productIds[0], notes: '', isNotePersonal: false }],
  })
  expect(answer.json().shareCode).not.toBe(plan.shareCode)
})

test('a wrong code, the code of a template and the code in the hands of who is not approved copy nothing', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const template = await makePlan(api, sophie, { isTemplate: true })
  const [colleague, newcomer] = [await makeApprovedPractitioner(api), await makeNewcomer(api)]
  const before = await databaseDigest(api.db)
  const statusOf = async (by: typeof newcomer, { id }: Plan, shareCode: string) =>
    (await call(api, by, ['POST', `/recommendations/${id}/copy`, { shareCode }])).statusCode
  expect(await statusOf(colleague, plan, 'AAAAAAA')).toBe(404)
  expect(await statusOf(colleague, template, template.shareCode)).toBe(404)
  expect(await statusOf(newcomer, plan, plan.shareCode)).toBe(404)
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('its practitioner reads a plan as its code shows it, without what is personal', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const plan = await makePlan(api, sophie, {
    recommendationItems: [item(productIds[0], { notes: 'For you, Anna', isNotePersonal: true })],
  })
  const read = async (by: typeof sophie | null, query: string) => {
    const answer = await call(api, by, ['GET', `/recommendations/code/${plan.shareCode}${query}`])
    return answer.json<{ hasPersonalParts: boolean; recommendationItems: { notes: string }[] }>()
  }
  expect(await read(sophie, '?asByCode=true')).toEqual(await read(null, ''))
  expect(await read(sophie, '?asByCode=true')).toMatchObject({
    hasPersonalParts: true,
    recommendationItems: [{ notes: '' }],
  })
  expect(await read(sophie, '')).toMatchObject({
    hasPersonalParts: false,
    recommendationItems: [{ notes: 'For you, Anna' }],
  })
})

test('a plan says how to reach its practitioner as far as the practitioner shows it', async () => {
  const { api, sophie } = await setUpPlans()
  const plan = await makePlan(api, sophie)
  const isSophie = eq(practitioners.userId, sophie.userId)
  await api.db
    .update(users)
    .set({ sealedPhone: api.app.sealed.seal('+31612345678') })
    .where(eq(users.id, sophie.userId))
  await api.db.update(practitioners).set({ website: 'https://praktijk.example' }).where(isSophie)
  const told = async () => {
    const answer = await call(api, null, ['GET', `/recommendations/code/${plan.shareCode}`])
    const { email, phone, website } = answer.json<{ practitioner: Record<string, unknown> }>().practitioner
    return { email, phone, website }
  }
  const website = 'https://praktijk.example'
  expect(await told()).toEqual({ email: null, phone: null, website })
  await api.db.update(practitioners).set({ showContactInfo: true }).where(isSophie)
  expect(await told()).toEqual({ email: sophie.email, phone: '+31612345678', website })
  await api.db.update(users).set({ userStatusId: 'Suspended' }).where(eq(users.id, sophie.userId))
  expect(await told()).toEqual({ email: sophie.email, phone: '+31612345678', website: null })
})
