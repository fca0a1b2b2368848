import { expect, test } from 'vitest'
import { ApiError } from '#app/api/api-error.ts'
import { conflictsIn, draftIn, openRecord, setField } from './record-store.ts'
import { saveRecord } from './save-record.ts'

type Brand = { version: number; name: string; website: string }
type Draft = Omit<Brand, 'version'>

const draftOf = ({ version: _, ...draft }: Brand): Draft => draft

/** A brand open here, on a server where others may save it first. */
function opened(...meanwhile: Partial<Draft>[]) {
  let stored: Brand = { version: 1, name: 'Kruidhof', website: '' }
  const store = openRecord({ draftOf }, stored)
  const send = async (draft: Draft, base: Brand) => {
    const theirs = meanwhile.shift()
    if (theirs) stored = { ...stored, ...theirs, version: stored.version + 1 }
    const outdated = { type: 'about:blank', title: 'Outdated', status: 412, code: 'outdated' }
    if (base.version !== stored.version) throw new ApiError({ ...outdated, current: stored })
    stored = { ...draft, version: stored.version + 1 }
    return stored
  }
  return { store, save: () => saveRecord(store, send), stored: () => stored }
}

test('what was typed is saved, and is no change any more', async () => {
  const { store, save, stored } = opened()
  setField(store, 'name', 'Ours')
  expect(await save()).toMatchObject({ is: 'saved', isMerged: false })
  expect(stored()).toEqual({ version: 2, name: 'Ours', website: '' })
  expect(store.getState()).toMatchObject({ record: stored(), changed: {}, sending: {} })
})

test('what others saved in another field meanwhile is kept beside ours', async () => {
  const { store, save, stored } = opened({ website: 'kruidhof.example' })
  setField(store, 'name', 'Ours')
  expect(await save()).toMatchObject({ is: 'saved', isMerged: true })
  expect(stored()).toEqual({ version: 3, name: 'Ours', website: 'kruidhof.example' })
})

test('where both set a field nothing is written until the user has decided; saving again is its word for ours', async () => {
  const { store, save, stored } = opened({ name: 'Theirs' })
  setField(store, 'name', 'Ours')
  setField(store, 'website', 'kruidhof.example')
  expect(await save()).toMatchObject({ is: 'conflict', current: { version: 2, name: 'Theirs' } })
  expect(stored()).toEqual({ version: 2, name: 'Theirs', website: '' })
  expect(conflictsIn(store.getState())).toEqual(['name'])
  expect(draftIn(store.getState())).toEqual({ name: 'Ours', website: 'kruidhof.example' })
  expect(store.getState().kept.name).toBe('Theirs')

  expect(await save()).toMatchObject({ is: 'saved' })
  expect(stored()).toEqual({ version: 3, name: 'Ours', website: 'kruidhof.example' })
})

test('someone who saves the same field again in between is a conflict again', async () => {
  const { store, save, stored } = opened({ name: 'Theirs' }, { name: 'Theirs again' })
  setField(store, 'name', 'Ours')
  await save()
  expect(await save()).toMatchObject({ is: 'conflict', current: { name: 'Theirs again' } })
  expect(stored().name).toBe('Theirs again')
})

test('what is refused is unsent again, and thrown', async () => {
  const { store } = opened()
  setField(store, 'name', 'Ours')
  const refused = new ApiError({ type: 'about:blank', title: 'Taken', status: 409, code: 'name_taken' })
  await expect(saveRecord(store, () => Promise.reject(refused))).rejects.toBe(refused)
  expect(store.getState()).toMatchObject({ changed: { name: { was: 'Kruidhof', now: 'Ours' } }, sending: {} })
})
