import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/api/api-error.ts'
import type { Outcome } from '#app/api/use-command.ts'
import type { Saved } from '#app/records/rebase-and-save.ts'
import { createAutosave, FIRST_RETRY_MS, QUIET_MS, type SaveState, type Written } from './autosave.ts'
import type { PlanDraft } from './plan-draft.ts'

const text = (name: string): PlanDraft => ({
  name,
  internalName: null,
  summary: '',
  description: '',
  evidence: '',
  languageCode: 'en',
  templateCategoryId: null,
  discountPercentage: 0,
  items: [],
})

const planAt = (version: number) => ({ version, updatedAt: `v${version}` }) as Recommendation

type Sent = Written & { answer: (outcome: Outcome<Saved<Recommendation>>) => void }

const saved = (version: number): Outcome<Saved<Recommendation>> => ({
  isDone: true,
  answer: { is: 'saved', record: planAt(version), isMerged: false },
})
const failure = (error: Error): Outcome<Saved<Recommendation>> => ({ isDone: false, error })

/** A plan of version 1 being edited. */
function openEditor() {
  const sent: Sent[] = []
  const told: SaveState[] = []
  const autosave = createAutosave({
    planId: 'plan',
    version: 1,
    send: (read) => new Promise((answer) => sent.push({ ...read(), answer })),
    report: (state) => told.push(state),
  })
  const isKept = () => JSON.parse(sessionStorage.getItem('unsaved-plan-plan') ?? 'null')
  return { autosave, sent, kinds: () => told.map(({ kind }) => kind), isKept }
}

const arrive = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is typed is saved once it has been quiet for a moment, and lies in the tab until then', async () => {
  const { autosave, sent, kinds, isKept } = openEditor()
  autosave.change(text('P'))
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1)
  autosave.change(text('Plan'))
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1)
  expect(sent).toHaveLength(0)
  expect(isKept()).toMatchObject({ version: 1, isSaved: false, draft: { name: 'Plan' } })
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toMatchObject([{ text: { name: 'Plan' }, base: { version: 1 } }])
  sent[0]?.answer(saved(2))
  await arrive()
  expect(kinds()).toEqual(['typing', 'typing', 'saving', 'saved'])
  expect(isKept()).toMatchObject({ version: 2, isSaved: true })
})

test('the next save is written on the version that the one before has made', async () => {
  const { autosave, sent } = openEditor()
  autosave.change(text('One'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  sent[0]?.answer(saved(2))
  await arrive()
  autosave.change(text('Two'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(sent[1]).toMatchObject({ text: { name: 'Two' }, base: { version: 2 } })
})

test('an answer that comes late does not say saved of what was typed since, and keeps it in the tab', async () => {
  const { autosave, sent, kinds, isKept } = openEditor()
  autosave.change(text('One'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  autosave.change(text('Two'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  sent[0]?.answer(saved(2))
  await arrive()
  expect(kinds()).toEqual(['typing', 'saving', 'typing', 'saving'])
  expect(isKept()).toMatchObject({ version: 2, isSaved: false, draft: { name: 'Two' } })
  sent[1]?.answer(saved(3))
  await arrive()
  expect(kinds().at(-1)).toBe('saved')
  expect(isKept()).toMatchObject({ version: 3, isSaved: true, draft: { name: 'Two' } })
})

test('saved is not said while someone goes on typing', async () => {
  const { autosave, sent, kinds } = openEditor()
  autosave.change(text('One'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  autosave.change(text('One and'))
  sent[0]?.answer(saved(2))
  await arrive()
  expect(kinds()).toEqual(['typing', 'saving', 'typing', 'typing'])
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  sent[1]?.answer(saved(3))
  await arrive()
  expect(kinds().slice(4)).toEqual(['saving', 'saved'])
})

test('that a change was not saved stays said while someone goes on typing', async () => {
  const { autosave, sent, kinds } = openEditor()
  autosave.change(text('One'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  sent[0]?.answer(failure(new TypeError('Failed to fetch')))
  await arrive()
  autosave.change(text('Two'))
  expect(kinds()).toEqual(['typing', 'saving', 'failed'])
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(kinds().at(-1)).toBe('saving')
})

test('what did not arrive is tried again with growing pauses, and at once when the connection is back', async () => {
  const { autosave, sent, kinds } = openEditor()
  autosave.change(text('Plan'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  sent[0]?.answer(failure(new TypeError('Failed to fetch')))
  await arrive()
  expect(kinds()).toEqual(['typing', 'saving', 'failed'])
  await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS)
  expect(sent).toHaveLength(2)
  sent[1]?.answer(failure(new TypeError('Failed to fetch')))
  await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS)
  expect(sent).toHaveLength(2)
  autosave.retry()
  expect(sent).toHaveLength(3)
  sent[2]?.answer(saved(2))
  await arrive()
  autosave.retry()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(3)
  expect(kinds().at(-1)).toBe('saved')
})

test('what is refused is told, and not sent again by itself', async () => {
  const { autosave, sent, kinds } = openEditor()
  autosave.change(text('Plan'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  const refusal = { type: 'about:blank', title: 'Refused', status: 422, code: 'product_twice' }
  sent[0]?.answer(failure(new ApiError(refusal)))
  vi.useRealTimers()
  await vi.waitFor(() => expect(kinds()).toEqual(['typing', 'saving', 'refused']))
  autosave.retry()
  expect(sent).toHaveLength(1)
})

test('a conflict writes over nothing until the practitioner says so, and then on the version that is there', async () => {
  const { autosave, sent, kinds } = openEditor()
  autosave.change(text('Mine'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  const conflict = { is: 'conflict' as const, current: planAt(7), error: null }
  sent[0]?.answer({ isDone: true, answer: conflict })
  await arrive()
  expect(kinds()).toEqual(['typing', 'saving', 'conflict'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  void autosave.overwrite()
  expect(sent[1]).toMatchObject({ text: { name: 'Mine' }, base: { version: 7 } })
})

test('the next version that another call of this editor made is no conflict, any other is', async () => {
  const { autosave, sent } = openEditor()
  autosave.recordVersion(2)
  autosave.recordVersion(4)
  autosave.change(text('Plan'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(sent[0]?.base).toEqual({ version: 2 })
})

test('a text that was left before it was quiet is not sent, and lies in the tab', async () => {
  const { autosave, sent, isKept } = openEditor()
  autosave.change(text('Plan'))
  autosave.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(0)
  expect(isKept()).toMatchObject({ isSaved: false, draft: { name: 'Plan' } })
})

test('a plan that was written elsewhere is gone on from: what waited is not sent, and the next change is based on it', async () => {
  const { autosave, sent, kinds, isKept } = openEditor()
  autosave.change(text('Mine'))
  autosave.takeUp(planAt(5))
  await vi.advanceTimersByTimeAsync(60_000)
  autosave.retry()
  expect(sent).toHaveLength(0)
  expect(isKept()).toBeNull()
  expect(kinds()).toEqual(['typing', 'saved'])
  autosave.change(text('Mine again'))
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(sent).toMatchObject([{ text: { name: 'Mine again' }, base: { version: 5 } }])
})
