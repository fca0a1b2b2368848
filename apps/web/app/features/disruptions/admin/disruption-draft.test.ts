import type { Disruption } from '@salvia/contract/disruptions/disruption-records'
import { expect, test } from 'vitest'
import type { Api } from '#app/api/api.ts'
import { ApiError } from '#app/api/api-error.ts'
import { conflictsIn, openRecord, setField } from '#app/records/record-store.ts'
import { saveRecord } from '#app/records/save-record.ts'
import { draftOf, sendChange } from './disruption-draft.ts'

const read = {
  id: 'disruption',
  version: 1,
  reason: 'TemporarilyOutOfStock',
  startsOn: '2026-11-24',
  expectedUntil: null,
  replacement: { id: 'product', name: 'Magnesium', sku: 'M-1' },
  note: '',
} as unknown as Disruption

/** A disruption open here, on a server where someone else saves it first. */
function opened(theirs: Partial<Disruption>) {
  const sent: object[] = []
  const current = { ...read, ...theirs, version: 2 }
  const api = (async (_: string, { body }: { body: { versions: number[] } }) => {
    sent.push(body)
    if (body.versions[0] === current.version) return [{ ...current, version: 3 }]
    throw new ApiError({ type: 'about:blank', title: 'Outdated', status: 412, code: 'outdated', current })
  }) as unknown as Api
  const store = openRecord({ draftOf }, read)
  return { sent, store, save: () => saveRecord(store, (draft, base) => sendChange(api, draft, base)) }
}

const body = {
  ids: ['disruption'],
  reason: 'TemporarilyOutOfStock',
  startsOn: '2026-11-24',
  expectedUntil: null,
  replacementProductId: 'product',
}

test('a change is sent again on what someone else has saved meanwhile', async () => {
  const { sent, store, save } = opened({ expectedUntil: '2026-12-24' as Disruption['expectedUntil'] })
  setField(store, 'note', 'Ours')
  expect(await save()).toMatchObject({ is: 'saved', isMerged: true, record: { version: 3 } })
  expect(sent).toEqual([
    { ...body, versions: [1], note: 'Ours' },
    { ...body, versions: [2], expectedUntil: '2026-12-24', note: 'Ours' },
  ])
})

test('a field that both have set is asked about, and saving again keeps ours', async () => {
  const { sent, store, save } = opened({ note: 'Theirs' })
  setField(store, 'note', 'Ours')
  expect(await save()).toMatchObject({ is: 'conflict', current: { version: 2, note: 'Theirs' } })
  expect(sent).toHaveLength(1)
  expect(conflictsIn(store.getState())).toEqual(['note'])
  expect(await save()).toMatchObject({ is: 'saved', isMerged: false })
  expect(sent.slice(1)).toEqual([{ ...body, versions: [2], note: 'Ours' }])
})
