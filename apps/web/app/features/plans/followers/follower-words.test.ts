import { describe, expect, test } from 'vitest'
import { seenWords, statusOf } from './follower-words.ts'

const AT = '2026-05-04T08:00:00.000Z'
const file = {
  ...{ id: 'anna', firstName: 'Anna', lastName: 'Smit', fullName: 'Anna Smit', email: 'anna@post.example' },
  ...{ languageCode: 'en' as const, hasAccount: false },
}
const [silent, declined] = [
  { ...file, hasDeclined: false },
  { ...file, hasDeclined: true },
]
const wordOf = (row: Parameters<typeof statusOf>[0]) => statusOf(row).word()

describe('a client who did nothing that is known', () => {
  test('is invited, added without a message, or declined', () => {
    expect(wordOf({ status: 'Shared', invitedAt: AT, client: silent })).toBe('Invited')
    expect(wordOf({ status: 'Shared', invitedAt: null, client: silent })).toBe('Added')
    expect(wordOf({ status: 'Shared', invitedAt: AT, client: declined })).toBe('Declined')
    expect(wordOf({ status: 'Viewed', invitedAt: AT, client: declined })).toBe('Viewed')
  })

  test('has not opened the plan, unless it declined: then that is not known', () => {
    const time = (at: string) => at
    expect(seenWords({ lastViewedAt: null, client: silent }, time)).toBe('Not opened yet')
    expect(seenWords({ lastViewedAt: null, client: declined }, time)).toMatch(
      /^Whether it was opened is not shown/,
    )
    expect(seenWords({ lastViewedAt: AT, client: declined }, time)).toBe(`Last opened on ${AT}`)
  })
})
