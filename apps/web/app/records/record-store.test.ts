import { expect, test } from 'vitest'
import {
  adopt,
  conflictsIn,
  discard,
  draftIn,
  draftSent,
  fieldValue,
  finishSending,
  openRecord,
  setField,
  settle,
  startSending,
  takeBack,
} from './record-store.ts'

type Brand = { version: number; name: string; website: string | null }

const brand: Brand = { version: 3, name: 'Kruidhof', website: null }
const kind = {
  draftOf: ({ name, website }: Brand) => ({ name, website: website ?? '' }),
}
const open = () => openRecord(kind, brand)
const changedOf = (store: ReturnType<typeof open>) => store.getState().changed
const draftOf = (store: ReturnType<typeof open>) => draftIn(store.getState())

test('a field that is set back to what is kept is no change', () => {
  const store = open()
  setField(store, 'name', 'Another')
  expect(changedOf(store)).toEqual({ name: { was: 'Kruidhof', now: 'Another' } })
  setField(store, 'name', 'Kruidhof')
  expect(changedOf(store)).toEqual({})
})

test('setting a field takes back what was said of it and of all of them, and nothing else', () => {
  const store = open()
  store.setState({ errors: { name: 'taken', website: 'odd', general: 'no' } })
  setField(store, 'name', 'Another')
  expect(store.getState().errors).toEqual({ website: 'odd' })
})

test('what someone else saved in other fields shows at once, beside what was typed here', () => {
  const store = open()
  setField(store, 'name', 'Ours')
  adopt(store, { version: 4, name: 'Kruidhof', website: 'kruidhof.example' })
  expect(draftOf(store)).toEqual({ name: 'Ours', website: 'kruidhof.example' })
  expect(conflictsIn(store.getState())).toEqual([])
})

test('a field that both set to different ends waits for a person, whichever way it is settled', () => {
  const store = open()
  setField(store, 'name', 'Ours')
  adopt(store, { ...brand, version: 4, name: 'Theirs' })
  expect(conflictsIn(store.getState())).toEqual(['name'])
  expect(draftOf(store).name).toBe('Ours')
  settle(store, 'name', true)
  expect(conflictsIn(store.getState())).toEqual([])
  expect(changedOf(store)).toEqual({ name: { was: 'Theirs', now: 'Ours' } })

  adopt(store, { ...brand, version: 5, name: 'Theirs again' })
  expect(conflictsIn(store.getState())).toEqual(['name'])
  settle(store, 'name', false)
  expect(draftOf(store).name).toBe('Theirs again')
  expect(changedOf(store)).toEqual({})
})

test('a field that both set to the same end is no conflict, and no change any more', () => {
  const store = open()
  setField(store, 'website', 'kruidhof.example')
  adopt(store, { ...brand, version: 4, website: 'kruidhof.example' })
  expect(conflictsIn(store.getState())).toEqual([])
  expect(changedOf(store)).toEqual({})
})

test('a reading that is older than the one that is known comes too late', () => {
  const store = open()
  adopt(store, { ...brand, version: 5, name: 'Newest' })
  adopt(store, { ...brand, version: 4, name: 'Late' })
  expect(store.getState().record).toMatchObject({ version: 5, name: 'Newest' })
  expect(fieldValue(store.getState(), 'name')).toBe('Newest')
})

test('what is being sent shows as saved, and comes back below what was typed since when it is refused', () => {
  const store = open()
  setField(store, 'name', 'Ours')
  startSending(store)
  expect(changedOf(store)).toEqual({})
  expect(draftOf(store).name).toBe('Ours')
  setField(store, 'name', 'Ours again')
  expect(draftSent(store.getState()).name).toBe('Ours')
  takeBack(store)
  expect(changedOf(store)).toEqual({ name: { was: 'Kruidhof', now: 'Ours again' } })
})

test('what was typed while a save ran is a change of what the server made of it, and no conflict', () => {
  const store = open()
  setField(store, 'name', ' Ours ')
  startSending(store)
  setField(store, 'name', ' Ours and more')
  setField(store, 'website', 'kruidhof.example')
  finishSending(store, { ...brand, version: 4, name: 'Ours' })
  expect(store.getState().sending).toEqual({})
  expect(conflictsIn(store.getState())).toEqual([])
  expect(changedOf(store)).toEqual({
    name: { was: 'Ours', now: ' Ours and more' },
    website: { was: '', now: 'kruidhof.example' },
  })
  discard(store)
  expect(draftOf(store)).toEqual({ name: 'Ours', website: '' })
})

test('of what is sent in parts each is saved when it has arrived', () => {
  const store = open()
  setField(store, 'name', 'Ours')
  setField(store, 'website', 'kruidhof.example')
  startSending(store)
  finishSending(store, { ...brand, version: 4, name: 'Ours' }, (field) => field === 'name')
  expect(store.getState().sending).toEqual({ website: { was: '', now: 'kruidhof.example' } })
  takeBack(store)
  expect(changedOf(store)).toEqual({ website: { was: '', now: 'kruidhof.example' } })
})
