import { expect, test } from 'vitest'
import { continuesVersion } from './plan-version.ts'

const begunAt = new Date('2026-03-01T10:00:00.000Z')
const newest = { authorId: 'sophie', begunAt, seenAt: null, restoredFrom: null }
const almost = new Date('2026-03-01T10:29:59.999Z')

test.for([
  ['at once', newest, begunAt, true],
  ['in the last millisecond of 30 minutes', newest, almost, true],
  ['after 30 minutes', newest, new Date('2026-03-01T10:30:00.000Z'), false],
  ['of another author', { ...newest, authorId: 'lars' }, almost, false],
  ['of an author who is gone', { ...newest, authorId: null }, almost, false],
  ['that somebody saw', { ...newest, seenAt: begunAt }, almost, false],
  ['that was restored', { ...newest, restoredFrom: 1 }, almost, false],
] as const)('a change continues a version %s', ([, version, now, isContinued]) => {
  expect(continuesVersion(version, 'sophie', now)).toBe(isContinued)
})
