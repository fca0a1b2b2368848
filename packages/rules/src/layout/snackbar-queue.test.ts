import { expect, test } from 'vitest'
import { dismissSnackbar, pushSnackbar } from './snackbar-queue.ts'

const bar = (id: string, mainText = id) => ({ id, mainText })
const push = (...ids: string[]) => ids.map((id) => bar(id)).reduce(pushSnackbar<ReturnType<typeof bar>>, [])

test('the newest comes first', () => {
  expect(push('a', 'b', 'c')).toEqual([bar('c'), bar('b'), bar('a')])
})

test('a fourth drops the oldest', () => {
  expect(push('a', 'b', 'c', 'd')).toEqual([bar('d'), bar('c'), bar('b')])
})

test('one with the same id takes the place of the earlier one', () => {
  expect(pushSnackbar(push('a', 'b', 'c'), bar('a', 'again'))).toEqual([
    bar('a', 'again'),
    bar('c'),
    bar('b'),
  ])
})

test('a dismissed one is gone, an unknown id changes nothing', () => {
  expect(dismissSnackbar(push('a', 'b'), 'a')).toEqual([bar('b')])
  expect(dismissSnackbar(push('a', 'b'), 'z')).toEqual([bar('b'), bar('a')])
  expect(dismissSnackbar([], 'a')).toEqual([])
})

test('the queue that was is left alone', () => {
  const queue = [bar('a')]
  pushSnackbar(queue, bar('b'))
  expect(queue).toEqual([bar('a')])
})
