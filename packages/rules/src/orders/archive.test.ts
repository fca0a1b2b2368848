import { expect, test } from 'vitest'
import { archivedUntil } from './archive.ts'

test('orders are archived half a year after they ended', () => {
  expect(archivedUntil(new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-05-24T10:00:00Z'))
})
