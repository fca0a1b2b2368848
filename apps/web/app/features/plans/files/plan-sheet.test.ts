import type { RecommendationItem, SharedPlan } from '@salvia/contract/plans/plan-records'
import { hasPersonalNotes, withoutPersonal } from '@salvia/rules/plans/personal-parts'
import { expect, test } from 'vitest'
import { timeFormatIn } from '#app/visit/time.tsx'
import { planSheet } from './plan-sheet.ts'

const itemOf = (id: string, name: string, note: Pick<RecommendationItem, 'notes' | 'isNotePersonal'>) =>
  ({
    id,
    product: { name, brandName: 'Nordic Naturals' },
    intakeAmount: null,
    intakeFormatId: null,
    intakeTime: [],
    intakeFoodInstruction: null,
    duration: 'For1Month',
    schedule: null,
    ...note,
  }) as unknown as RecommendationItem

const items = [
  itemOf('1', 'Iron', { notes: 'As we said on Monday, Anna', isNotePersonal: true }),
  itemOf('2', 'Omega-3', { notes: 'With water.', isNotePersonal: false }),
]

/** The sheet of what a reader was given of the plan. */
function sheetOf(
  given: Pick<SharedPlan, 'recommendationItems' | 'hasPersonalParts'>,
  contact: Partial<SharedPlan['practitioner']> = {},
) {
  const nothing = { title: null, practiceName: null, city: null, phone: null, email: null }
  const practitioner = { firstName: 'Sophie', lastName: 'Lind', ...nothing, ...contact }
  const identity = { name: 'Sleep', shareCode: 'ABCDEFG', duration: 'IndividualDuration' }
  const plan = { ...identity, updatedAt: '2026-11-23T22:58:00.000Z', practitioner }
  const address = 'https://salvia.example/recommendations/ABCDEFG'
  return planSheet({ ...plan, ...given } as unknown as SharedPlan, {
    address,
    formats: [],
    time: timeFormatIn('Asia/Tokyo'),
  })
}

const notice =
  'Food supplements do not replace a varied diet. Before you start, tell Sophie about any medicines you take.'
const omega = { name: 'Omega-3 · Nordic Naturals', lines: ['Duration: 1 month', 'With water.'] }

test('a note for one person is not on the page made by the code alone, which says that one is left out', () => {
  const recommendationItems = withoutPersonal(items)
  const sheet = sheetOf({ recommendationItems, hasPersonalParts: hasPersonalNotes(items) })
  expect(sheet.notes).toEqual([{ name: 'Iron · Nordic Naturals', lines: ['Duration: 1 month'] }, omega])
  expect(sheet.notice).toBe(`${notice} Sophie also wrote something personal, which is not on this page.`)
  expect(JSON.stringify(sheet)).not.toContain('Anna')
})

test('whoever may read the note has it on the page, beside its product', () => {
  const sheet = sheetOf({ recommendationItems: items, hasPersonalParts: false })
  const lines = ['Duration: 1 month', 'As we said on Monday, Anna']
  expect(sheet.notes).toEqual([{ name: 'Iron · Nordic Naturals', lines }, omega])
  expect(sheet.notice).toBe(notice)
})

test('doses of a frequency are not added up to one', () => {
  const dosed = { ...items[1], intakeAmount: 2, intakeTime: ['ThreeTimesPerDay'] } as RecommendationItem
  expect(sheetOf({ recommendationItems: [dosed], hasPersonalParts: false }).times).toEqual([
    { heading: 'Any time of day', taken: [{ dose: '2 · Three times a day', name: 'Omega-3', detail: '' }] },
  ])
})

test('a time of day at which a dose begins later has the product too, with its first day', () => {
  const phases = [
    { days: 7, intakeAmount: 3, intakeTime: ['Morning' as const] },
    { days: 7, intakeAmount: 2, intakeTime: ['Morning' as const, 'Evening' as const] },
    { days: null, intakeAmount: 1, intakeTime: ['Evening' as const, 'BedTime' as const] },
  ]
  const schedule = { phases, cycle: null, startDay: 0 }
  const tapering = { ...items[1], intakeAmount: 3, intakeTime: ['Morning'], schedule } as RecommendationItem
  const taken = (dose: string, detail: string) => [{ dose, name: 'Omega-3', detail }]
  expect(sheetOf({ recommendationItems: [tapering], hasPersonalParts: false }).times).toEqual([
    {
      heading: 'Morning',
      taken: taken(
        '3',
        'then 2 each time (Morning, Evening) from day 8; then 1 each time (Evening, Bedtime) from day 15',
      ),
    },
    {
      heading: 'Evening',
      taken: taken('2', 'from day 8; then 1 each time (Evening, Bedtime) from day 15'),
    },
    { heading: 'Bedtime', taken: taken('1', 'from day 15') },
  ])
})

test('the day of the last change is the reader’s', () => {
  expect(sheetOf({ recommendationItems: [], hasPersonalParts: false }).facts).toBe('24 November 2026')
})

test('whom to reach is on the page, by phone too where the practitioner shows it', () => {
  const none = { recommendationItems: [], hasPersonalParts: false }
  const shown = { city: 'Utrecht', phone: '+31201234567', email: 'sophie@practice.example' }
  expect(sheetOf(none, shown).contact).toBe('Utrecht · +31201234567 · sophie@practice.example')
  expect(sheetOf(none).contact).toBe('')
})

test('a plan that counts its days has a line for the first one; one whose doses stay the same has none', () => {
  const [plain] = items
  if (!plain) throw new Error('no item')
  const phase = { days: null, intakeAmount: 1, intakeTime: ['Morning' as const] }
  const sheetWith = (schedule: Partial<NonNullable<RecommendationItem['schedule']>> | null) => {
    const changing = schedule && { phases: [phase], cycle: null, startDay: 0, ...schedule }
    const recommendationItems = [plain, { ...plain, schedule: changing }]
    return sheetOf({ recommendationItems, hasPersonalParts: false })
  }
  const firstDayOf = (schedule: Parameters<typeof sheetWith>[0]) => sheetWith(schedule).firstDay
  const line = 'First day: ________________________'
  expect(firstDayOf({ startDay: 10 })).toBe(line)
  expect(sheetWith({ startDay: 10 }).facts).toBe('24 November 2026 · 40 days')
  expect(firstDayOf({ phases: [{ ...phase, days: 7 }, phase] })).toBe(line)
  expect(firstDayOf({ cycle: { daysOn: 5, daysOff: 2 } })).toBe(line)
  expect(firstDayOf({})).toBe('')
  expect(firstDayOf(null)).toBe('')
})
