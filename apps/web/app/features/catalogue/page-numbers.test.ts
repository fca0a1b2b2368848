import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.for([
  { current: 1, pages: 2, offered: '1 2' },
  { current: 1, pages: 19, offered: '1 2 … 10 … 19' },
  { current: 1, pages: 35, offered: '1 2 … 18 … 35' },
  { current: 3, pages: 5, offered: '1 2 3 4 5' },
  { current: 18, pages: 35, offered: '1 … 10 … 17 18 19 … 27 … 35' },
  { current: 35, pages: 35, offered: '1 … 18 … 34 35' },
])('on page $current of $pages: $offered', ({ current, pages, offered }) => {
  const shown = pageNumbers(current, pages).flatMap(({ page, isApart }) => (isApart ? ['…', page] : [page]))
  expect(shown.join(' ')).toBe(offered)
})
