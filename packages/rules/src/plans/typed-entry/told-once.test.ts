import type { IntakeTime } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'
import { NOTHING_TYPED, type TypedDose } from './typed-entry.ts'

const separators = ['; ', ', ', ' + ', ' ', ' and ', ' & ']
const separator = fc.constantFrom(...separators)

const doseOf = (line: string): TypedDose | null => {
  const entry = readEntry(line)
  if (entry.is === 'Name') return NOTHING_TYPED
  return entry.is === 'Certain' ? entry.dose : null
}

/** Of each kind several ways to say it, each a dose alone. */
const facts: Record<string, string[]> = {
  amount: ['1 cap', '2 caps', '1 Kapsel', '2 gélules', 'one capsule', 'half a tablet', '5 drops'],
  length: ['2 weeks', '14 days', 'for 14 days', '1 Monat', '30 Tage', 'pendant 2 semaines', '3 maanden'],
  rhythm: ['every other day', '5 days a week', 'weekly', 'alle 3 Tage', '5 jours sur 7', '14 days on 7 off'],
  often: ['twice daily', '2x täglich', '3 fois par jour', 'bid', 'once daily', '2x/day'],
  food: ['with food', 'fasted', 'zum Essen', 'nüchtern', 'à jeun', 'bij het eten', 'before meals'],
  asNeeded: ['as needed', 'prn', 'bei Bedarf', 'si besoin', 'zo nodig'],
}

test.for(Object.entries(facts))('what is told of one kind twice (%s) writes no dose', ([kind, ways]) => {
  for (const way of ways) expect(doseOf(`zinc ${way}`), way).not.toBe(null)
  const way = fc.constantFrom(...ways)
  const between = fc.constantFrom(
    '',
    ...(kind === 'amount' ? ['daily', 'with food'] : ['1 cap', '1 cap bed']),
  )
  fc.assert(
    fc.property(way, way, separator, between, (one, other, sign, middle) => {
      for (const line of [`zinc ${one}${sign}${other} ${middle}`, `zinc ${one} ${middle}${sign}${other}`])
        expect(doseOf(line), line).toBe(null)
    }),
    { numRuns: 500 },
  )
})

/** What is taken at once, when, and what else is said of it, before or after. */
type Share = { amount: string; when: string; said: string; isBefore: boolean; isTimeFirst: boolean }

const share = fc.record<Share>({
  amount: fc.constantFrom('1 cap', '1 capsule', '1 Kapsel', '1 gélule', '2 caps'),
  when: fc.constantFrom(
    ...['', 'am', 'at bedtime', 'in the evening', 'mittags', 'le soir', "'s ochtends", 'with dinner'],
    ...['zum Frühstück', 'before lunch', 'bed'],
  ),
  said: fc.constantFrom(
    ...['', '', 'daily', 'every other day', '5 days a week', 'with food', 'nüchtern', 'as needed'],
    ...['for 2 weeks', '3 mois', 'twice daily', 'once a week'],
  ),
  isBefore: fc.boolean(),
  isTimeFirst: fc.boolean(),
})

const textOf = ({ amount, when, said, isBefore, isTimeFirst }: Share): string =>
  [isBefore ? said : '', ...(isTimeFirst ? [when, amount] : [amount, when]), isBefore ? '' : said]
    .filter(Boolean)
    .join(' ')

const NAMED: IntakeTime[] = ['UponRising', 'Morning', 'Afternoon', 'Evening', 'BedTime']
const namedIn = ({ times }: TypedDose): IntakeTime[] => times.filter((each) => NAMED.includes(each))

/** Whether what both together say of a kind is said by each, or plainly of both. */
function isSaidOfBoth(both: unknown, said: { one: unknown; other: unknown; isPlain: boolean }): boolean {
  const [value, one, other] = [both, said.one, said.other].map((each) => JSON.stringify(each))
  if (value === one && value === other) return true
  return said.isPlain && (value === one || value === other)
}

const LENGTH = /2 weeks|3 mois/

test('two shares are taken at times of their own, and are their exact sum, or are not written', () => {
  let written = 0
  fc.assert(
    fc.property(share, share, separator, (first, second, sign) => {
      const line = `zinc ${textOf(first)}${sign}${textOf(second)}`
      const [one, other, both] = [`zinc ${textOf(first)}`, `zinc ${textOf(second)}`, line].map(doseOf)
      if (!both || !one || !other) return
      written += 1
      const times = [...namedIn(one), ...namedIn(other)]
      expect([namedIn(one).length, namedIn(other).length], line).not.toContain(0)
      expect(new Set(times).size, line).toBe(times.length)
      expect(both.times, line).toEqual(NAMED.filter((each) => times.includes(each)))
      expect([both.amount, both.formatId], line).toEqual([one.amount, one.formatId])
      expect([both.amount, both.formatId], line).toEqual([other.amount, other.formatId])
      const isPlain = first.isBefore
      const isPlainLength = isPlain || (LENGTH.test(second.said) && !second.isBefore)
      for (const kind of ['food', 'cycle'] as const)
        expect(isSaidOfBoth(both[kind], { one: one[kind], other: other[kind], isPlain }), line).toBe(true)
      const [length, ...lengths] = [both, one, other].map(({ duration, days }) => ({ duration, days }))
      expect(isSaidOfBoth(length, { one: lengths[0], other: lengths[1], isPlain: isPlainLength }), line).toBe(
        true,
      )
    }),
    { numRuns: 2000 },
  )
  expect(written).toBeGreaterThan(20)
})

test('what is said of one of two shares, or between two times, is not said of both', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('every other day', '5 days a week', 'with food', 'nüchtern', 'as needed', '2 weeks'),
      fc.constantFrom(', ', '; ', ' and ', ' '),
      (said, sign) => {
        for (const line of [
          `zinc 1 cap am ${said}${sign}1 cap bed`,
          `zinc morgens 1 Kapsel ${said}${sign}abends 1 Kapsel`,
          `zinc 1 cap am${sign}${said} 1 cap bed`,
          ...(said === '2 weeks' ? [] : [`zinc 1 cap am${sign}1 cap bed ${said}`]),
          `zinc 1 cap am ${said}${sign}bed`,
        ])
          expect(doseOf(line), line).toBe(null)
      },
    ),
    { numRuns: 200 },
  )
})

test('days with a dose, days without and days with it again are no course of so many days', () => {
  const days = fc.integer({ min: 2, max: 60 })
  fc.assert(
    fc.property(days, days, days, (on, off, again) => {
      for (const line of [
        `zinc 1 cap ${on} days, ${off} days off, ${again} days`,
        `Zink 1 Kps ${on} Tage, ${off} Tage Pause, ${again} Tage`,
        `zink 1 capsule ${on} dagen, ${off} dagen rust, ${again} dagen`,
        `zinc 1 gélule ${on} jours, ${off} jours off, ${again} jours`,
        `zinc 1 cap ${on} days on ${off} days off ${Math.min(again, on + off)} days`,
      ])
        expect(doseOf(line), line).toBe(null)
    }),
    { numRuns: 200 },
  )
})
