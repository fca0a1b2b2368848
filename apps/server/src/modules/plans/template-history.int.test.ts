import { MINUTE_MS } from '@salvia/contract/durations'
import type { TemplateHistoryEntry } from '@salvia/contract/plans/plan-journeys'
import { expect, test } from 'vitest'
import { NOW, startApiOfFile } from '#test/api'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person, signInAs } from '#test/people'
import { at, call, item, makePlan, uploadPlanResource } from '#test/plans'
import { products } from '../catalogue/index.ts'

const api = await startApiOfFile({ isStocked: true })
const [first = '', second = ''] = (await api.db.select({ id: products.id }).from(products).limit(2)).map(
  ({ id }) => id,
)
const sophie = await makeApprovedPractitioner(api)
const jan = await makeApprovedPractitioner(api)
const admin = await makeAdmin(api, ['admin:base'])

const write = async (by: Person, path: string, fields: object, method: 'PUT' | 'POST' = 'PUT') => {
  const answer = await call(api, by, [method, path, fields])
  expect(answer.statusCode).toBeLessThan(300)
}

async function makeGlobal(rest: object = {}) {
  const made = await makePlan(api, sophie, {
    name: 'Sleep',
    isTemplate: true,
    recommendationItems: [item(first)],
    ...rest,
  })
  const path = `/recommendations/${made.id}`
  await write(admin, path, { isGlobalTemplate: true })
  return path
}

const historyOf = (by: Person, path: string) => call(api, by, ['GET', `/admin${path}/template-history`])

/** What each change said, newest first. */
async function changesOf(path: string) {
  const { results } = (await historyOf(admin, path)).json<{ results: TemplateHistoryEntry[] }>()
  return results
    .filter(({ event }) => event === 'TemplateChanged')
    .map(({ difference, parts }) => [
      difference && {
        added: difference.added.map(({ productId }) => productId),
        removed: difference.removed.map(({ productId }) => productId),
        fields: difference.fields,
      },
      parts,
    ])
}

const none = { added: [], removed: [], fields: [] }

test('an expert’s change shows to an admin what is different, and to nobody else', async () => {
  const path = await makeGlobal()
  await write(sophie, path, {
    name: 'Sleep well',
    evidence: 'EFSA, 2012',
    recommendationItems: [item(second)],
  })
  const history = await historyOf(admin, path)
  expect(history.json().results).toMatchObject([
    {
      event: 'TemplateChanged',
      actor: { id: sophie.userId },
      difference: {
        added: [{ productId: second }],
        removed: [{ productId: first }],
        changed: [],
        isReordered: false,
        fields: ['name'],
      },
      parts: ['evidence'],
    },
    { event: 'TemplateMadeGlobal', actor: { id: admin.userId }, difference: null, parts: [] },
  ])
  for (const by of [sophie, jan, await makeClient(api)])
    expect((await historyOf(by, path)).statusCode).toBe(403)
})

test('changes of half an hour are told as one, later ones and those of others for themselves', async () => {
  const path = await makeGlobal()
  await write(sophie, path, { name: 'Sleep well' })
  await write(sophie, `${path}/items`, { recommendationItems: [item(second)] }, 'POST')
  expect(await changesOf(path)).toEqual([[{ ...none, added: [second], fields: ['name'] }, []]])
  await write(admin, path, { summary: 'For the night' })
  api.setNow(new Date(NOW.getTime() + 31 * MINUTE_MS))
  const later = { ...sophie, headers: await signInAs(api, sophie.email) }
  await write(later, path, { recommendationItems: [item(second)] })
  api.setNow(NOW)
  expect(await changesOf(path)).toEqual([
    [{ ...none, removed: [first] }, []],
    [{ ...none, fields: ['summary'] }, []],
    [{ ...none, added: [second], fields: ['name'] }, []],
  ])
})

test('what is beside the content is told once, and hides no change of the content', async () => {
  const path = await makeGlobal()
  await write(sophie, path, { evidence: 'EFSA' })
  await write(sophie, path, { evidence: 'EFSA, 2012' })
  expect(await changesOf(path)).toEqual([[null, ['evidence']]])
  await uploadPlanResource(api, sophie, path.split('/').at(-1) ?? '')
  await write(sophie, path, { name: 'Sleep well' })
  expect(await changesOf(path)).toEqual([
    [{ ...none, fields: ['name'] }, []],
    [null, ['resources']],
    [null, ['evidence']],
  ])
})

test('a write that changes nothing is not noted', async () => {
  const path = await makeGlobal()
  await write(sophie, path, { name: 'Sleep', recommendationItems: [item(first)], evidence: '' })
  expect(await changesOf(path)).toEqual([])
})

test('an author named later has the versions without what was personal in them, and admins still compare', async () => {
  const note = { notes: 'As we said on Monday', isNotePersonal: true }
  const path = await makeGlobal({ recommendationItems: [item(first, note)] })
  await write(sophie, path, { name: 'Sleep well' })
  const { version } = (await call(api, admin, ['GET', path])).json()
  const named = await call(api, admin, ['PUT', path, { practitionerId: jan.userId }], at(version))
  expect(named.statusCode).toBe(200)
  const read = await call(api, jan, ['GET', `${path}/versions/1`])
  expect(read.json().content.items).toMatchObject([{ productId: first, notes: '', isNotePersonal: false }])
  expect(await changesOf(path)).toEqual([[{ ...none, fields: ['name'] }, []]])
})
