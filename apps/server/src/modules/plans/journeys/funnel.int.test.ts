import { DAY_MS } from '@salvia/contract/durations'
import type { InvitationChannel, JourneyEvent } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { NOW, type TestApi } from '#test/api'
import { makePlacedOrder } from '#test/checkout'
import { linked } from '#test/clients'
import { addToPlan, saveByCode, setUpFollowed } from '#test/followers'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { recommendationJourneys } from './data/journey-tables.ts'

type Happened = { event: JourneyEvent; channel?: InvitationChannel; at?: Date }

const happen = (api: TestApi, recommendationId: string, person: Person | null, events: Happened[]) =>
  api.db.insert(recommendationJourneys).values(
    events.map(({ event, channel, at }) => ({
      recommendationId,
      clientId: person?.userId ?? null,
      event,
      channel: channel ?? null,
      at: at ?? NOW,
      dedupKey: newId(),
    })),
  )

const funnelOf = async (api: TestApi, by: Person, query = '') => {
  const answer = await call(api, by, ['GET', `/recommendations/funnel${query}`])
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const nobody = { invited: 0, delivered: 0, opened: null, openKnownOf: 0, viewed: 0, inCart: 0, ordered: 0 }
const byMail = { event: 'Shared', channel: 'Email' } as const

test('a funnel counts how far each invited client came, by the events of its journey', async () => {
  const { api, sophie, anna, plan, productIds } = await setUpFollowed()
  expect(await funnelOf(api, sophie)).toEqual(nobody)
  const [tom, eva, silent] = [await makeClient(api), await makeClient(api), await makeClient(api)]
  await saveByCode(api, tom, plan)
  const [recommendationItem] = plan.recommendationItems
  const line = { productId: productIds[0] ?? '', quantity: 1, recommendationItemId: recommendationItem?.id }
  await makePlacedOrder(api, [], tom, { lines: [line] })
  await api.runJobs()
  await happen(api, plan.id, anna, [
    byMail,
    byMail,
    { event: 'EmailFailed', channel: 'Email' },
    { event: 'EmailDelivered', channel: 'Email' },
    { event: 'Viewed' },
    { event: 'Viewed' },
  ])
  await happen(api, plan.id, tom, [
    { event: 'Shared', channel: 'Sms' },
    { event: 'SmsDelivered', channel: 'Sms' },
  ])
  await happen(api, plan.id, eva, [byMail, { event: 'EmailFailed', channel: 'Email' }])
  await happen(api, plan.id, silent, [{ event: 'Shared' }, { event: 'Viewed' }])
  await happen(api, plan.id, null, [{ event: 'Viewed' }, { event: 'OrderPlaced' }])
  const whole = { ...nobody, invited: 3, delivered: 2, viewed: 2, inCart: 1, ordered: 1 }
  expect(await funnelOf(api, sophie, `?recommendationId=${plan.id}`)).toEqual(whole)
  expect(await funnelOf(api, sophie, `?clientId=${anna.userId}`)).toEqual({
    ...nobody,
    invited: 1,
    delivered: 1,
    viewed: 1,
  })
  await happen(api, plan.id, eva, [{ event: 'EmailOpened', channel: 'Email' }])
  expect(await funnelOf(api, sophie)).toEqual({ ...whole, opened: 1, openKnownOf: 1 })
})

test('opening is known of those who agreed, not known of the others and once it is taken back', async () => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  const tom = await makeClient(api)
  await linked(api, sophie, tom)
  const agree = (isGiven: boolean) => call(api, anna, ['PUT', '/privacy/consents/MailOpens', { isGiven }])
  await agree(true)
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId, tom.userId] })
  const sent = { ...nobody, invited: 2 }
  expect(await funnelOf(api, sophie)).toEqual({ ...sent, opened: 0, openKnownOf: 1 })
  await agree(false)
  expect(await funnelOf(api, sophie)).toEqual(sent)
})

test('a funnel begins on a day, and is of the caller’s plans; of all, for an admin', async () => {
  const { api, sophie, anna, plan, productIds } = await setUpFollowed()
  const [lars, admin] = [await makeApprovedPractitioner(api), await makeAdmin(api)]
  const other = await makePlan(api, lars, { recommendationItems: [item(productIds[0])] })
  const before = new Date(NOW.getTime() - 1)
  await happen(api, plan.id, anna, [{ ...byMail, at: before }, { event: 'Viewed' }])
  await happen(api, other.id, anna, [byMail])
  const viewed = { ...nobody, invited: 1, viewed: 1 }
  expect(await funnelOf(api, sophie, `?from=${before.toISOString()}`)).toEqual(viewed)
  expect(await funnelOf(api, sophie, `?from=${NOW.toISOString()}`)).toEqual(nobody)
  expect(await funnelOf(api, sophie, `?practitionerId=${sophie.userId}`)).toEqual(viewed)
  for (const path of ['funnel', 'clients']) {
    const refused = await call(api, sophie, ['GET', `/recommendations/${path}?practitionerId=${lars.userId}`])
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
  }
  expect(await funnelOf(api, lars)).toEqual({ ...nobody, invited: 1 })
  const foreign = await call(api, lars, ['GET', `/recommendations/funnel?recommendationId=${plan.id}`])
  expect(foreign.statusCode).toBe(404)
  expect(await funnelOf(api, admin)).toEqual({ ...viewed, invited: 2 })
  expect(await funnelOf(api, admin, `?practitionerId=${lars.userId}`)).toEqual({ ...nobody, invited: 1 })
  const later = new Date(NOW.getTime() + DAY_MS).toISOString()
  expect(await funnelOf(api, admin, `?sharedFrom=${later}`)).toEqual(nobody)
})
