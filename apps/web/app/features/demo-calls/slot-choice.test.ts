import { expect, test } from 'vitest'
import { dayOf, pickDay, pickSlot, releaseSlot, type SlotChoice } from './slot-choice.ts'

const zone = 'Europe/Berlin'
const tuesday = '2026-12-01'
const friday = '2026-12-04'
const onTuesday = '2026-12-01T09:00:00.000Z'
const onFriday = '2026-12-04T09:00:00.000Z'

test('a time is given up with its day', () => {
  expect(pickDay(pickSlot(null, onTuesday, zone), friday, zone)).toEqual({ day: friday })
})

test('a time stays when its own day is chosen again', () => {
  expect(pickDay({ slot: onTuesday }, tuesday, zone)).toEqual({ slot: onTuesday })
})

test('a time of a day that is no longer open is not chosen', () => {
  const open = pickDay(null, friday, zone)
  expect(pickSlot(open, onTuesday, zone)).toEqual({ day: friday })
  expect(pickSlot(open, onFriday, zone)).toEqual({ slot: onFriday })
})

test('a chosen time opens its day on the clock of another zone', () => {
  const late: SlotChoice = { slot: '2026-12-01T16:00:00.000Z' }
  expect([dayOf(late, zone), dayOf(late, 'Asia/Tokyo')]).toEqual([tuesday, '2026-12-02'])
})

test('a time that is gone leaves its day open', () => {
  expect(releaseSlot({ slot: onFriday }, zone)).toEqual({ day: friday })
  expect(releaseSlot(null, zone)).toBeNull()
})
