import { expect, test } from 'vitest'
import { accountLimits } from '../account-limits.ts'
import { codeAt, stepOf } from './one-time-code.ts'

const DAYS_A_YEAR = 365.25

/** Number of codes accepted at any one moment. */
function takenAtOnce(): number {
  const secret = Buffer.from('12345678901234567890')
  const now = new Date('2026-11-20T10:00:00.000Z')
  const present = Math.floor(now.getTime() / 30_000)
  const around = Array.from({ length: 21 }, (_, at) => codeAt(secret, present - 10 + at))
  return new Set(around.filter((code) => stepOf(secret, code, now) !== null)).size
}

/** Years until one of this many guesses per day succeeds with this probability. */
const yearsTo = (probability: number, triesADay: number): number =>
  Math.log(1 - probability) / (triesADay * Math.log(1 - takenAtOnce() / 1_000_000)) / DAYS_A_YEAR

test('three codes of a million are right at any moment', () => {
  expect(takenAtOnce()).toBe(3)
})

test('who knows the password and guesses codes from everywhere needs decades for an even chance', () => {
  const { max, lengthMs } = accountLimits.codesOfAccount
  expect([max, lengthMs]).toEqual([20, 86_400_000])
  expect(yearsTo(0.5, max)).toBeCloseTo(31.6, 1)
  expect(yearsTo(0.05, max)).toBeCloseTo(2.3, 1)
})

test('a known device, or a session that is asked to confirm, is bound by the day too', () => {
  for (const { max, lengthMs } of [accountLimits.codesOfDeviceDaily, accountLimits.confirmationDaily]) {
    expect([max, lengthMs]).toEqual([30, 86_400_000])
    expect(yearsTo(0.5, max)).toBeCloseTo(21.1, 1)
  }
})

test('a code of a message is guessed in fifty tries a day at most: five codes, ten tries of each', () => {
  const { contactCodes, contactTries } = accountLimits
  const windowsOfACode = 2
  const triesADay = contactCodes.max * contactTries.max * windowsOfACode
  expect(triesADay).toBe(50)
  const chanceAYear = 1 - (1 - 1 / 1_000_000) ** (triesADay * DAYS_A_YEAR)
  expect(chanceAYear).toBeCloseTo(0.0181, 3)
})
