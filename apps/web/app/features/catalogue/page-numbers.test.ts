import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.for([
  { current: 1, pages: 2, offered: [1, 2] },
  { current: 1, pages: 35, offered: [1, 2, 18, 35] },
  { current: 18, pages: 35, offered: [1, 10, 17, 18, 19, 27, 35] },
  { current: 35, pages: 35, offered: [1, 18, 34, 35] },
])('on page $current of $pages', ({ current, pages, offered }) => {
  expect(pageNumbers(current, pages)).toEqual(offered)
})
