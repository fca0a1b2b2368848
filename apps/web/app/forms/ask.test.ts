import { beforeEach, expect, test } from 'vitest'
import { ask, useAsked } from './ask.ts'
import { hasUnsaved, markUnsaved } from './unsaved-forms.ts'

const question = (title: string) => ({ title, text: 'Nothing brings it back.', action: 'Remove' })
const open = () => useAsked.getState().asked

beforeEach(() => useAsked.setState({ asked: null }))

test.for([true, false])('a question waits for its answer, %s, and is gone with it', async (isYes) => {
  const asked = ask(question('Remove?'))
  expect(open()).toMatchObject({ title: 'Remove?', action: 'Remove' })
  open()?.answer(isYes)
  expect(await asked).toBe(isYes)
  expect(open()).toBeNull()
})

test('a question that another one follows is answered with no', async () => {
  const first = ask(question('First?'))
  const second = ask(question('Second?'))
  expect(await first).toBe(false)
  expect(open()?.title).toBe('Second?')
  open()?.answer(true)
  expect(await second).toBe(true)
})

test('a page is left without a question once none of its forms holds what is not saved', () => {
  markUnsaved('names', true)
  markUnsaved('address', true)
  markUnsaved('names', false)
  expect(hasUnsaved()).toBe(true)
  markUnsaved('address', false)
  expect(hasUnsaved()).toBe(false)
})
