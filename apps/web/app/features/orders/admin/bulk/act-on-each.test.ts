import { expect, test } from 'vitest'
import { actOnEach } from './act-on-each.ts'
import { NoParcel } from './advance-parcels.ts'

type Row = Parameters<typeof actOnEach>[0][number]

test('one that fails does not stop those after it, and each says what came of it', async () => {
  const rows = ['S-1', 'S-2', 'S-3'].map((number) => ({ id: number, number }) as Row)
  const done: string[] = []
  const outcomes = await actOnEach(rows, async (id) => {
    done.push(id)
    if (id === 'S-2') return { isDone: false, error: new NoParcel() }
    return { isDone: true, answer: null }
  })
  expect(done).toEqual(['S-1', 'S-2', 'S-3'])
  expect(outcomes).toEqual([
    { number: 'S-1', whyNot: null },
    { number: 'S-2', whyNot: 'No parcel of it can go there now.' },
    { number: 'S-3', whyNot: null },
  ])
})
