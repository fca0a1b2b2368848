import { expect, test } from 'vitest'
import { findFaqs } from './find-faqs.ts'
import { findWebinars } from './find-webinars.ts'
import { matchesWords } from './matches-words.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

const at = (startsAt: string, title = startsAt) => ({ title, description: 'Café', startsAt, minutes: 60 })
const starts = (found: { results: { startsAt: string }[] }) => found.results.map(({ startsAt }) => startsAt)
const page = { skip: 0, take: 12 }

const running = '2026-11-20T09:00:01Z'
const justOver = '2026-11-20T09:00:00Z'

test('the three nearest webinars to come, the one under way first', () => {
  const webinars = ['2026-12-03T10:00:00Z', '2026-12-01T10:00:00Z', '2026-12-02T10:00:00Z', running, justOver]
  const found = findWebinars(
    webinars.map((start) => at(start)),
    { when: 'upcoming', ...page },
    NOW,
  )
  expect(starts(found)).toEqual([running, '2026-12-01T10:00:00Z', '2026-12-02T10:00:00Z'])
  expect(found.count).toBe(3)
})

test('past webinars, the last first, by page and by word', () => {
  const past = ['2026-01-01T10:00:00Z', justOver, '2026-02-01T10:00:00Z'].map((start) => at(start))
  expect(starts(findWebinars(past, { when: 'past', skip: 0, take: 2 }, NOW))).toEqual([
    justOver,
    '2026-02-01T10:00:00Z',
  ])
  expect(findWebinars(past, { when: 'past', skip: 2, take: 2, search: 'CAFE' }, NOW)).toMatchObject({
    results: [{ startsAt: '2026-01-01T10:00:00Z' }],
    count: 3,
  })
  expect(findWebinars(past, { when: 'past', ...page, search: 'tea' }, NOW)).toEqual({ results: [], count: 0 })
})

test('without a time both are listed, those to come first', () => {
  const both = [at(justOver), at(running)]
  expect(starts(findWebinars(both, page, NOW))).toEqual([running, justOver])
  expect(findWebinars(both, { when: 'past', ...page }, NOW)).toEqual({ results: [at(justOver)], count: 1 })
})

const faqs = [
  {
    question: 'How do I pay?',
    answer: 'By card.',
    searchWords: 'money',
    userType: 'client',
    category: 'orders',
  },
  {
    question: 'When am I paid?',
    answer: 'Each month.',
    searchWords: null,
    userType: 'practitioner',
    category: 'commission',
  },
]

test.for([
  [{}, 2],
  [{ userType: 'client' }, 1],
  [{ category: 'commission' }, 1],
  [{ userType: 'client', category: 'commission' }, 0],
  [{ search: 'card pay' }, 1],
  [{ search: 'pay money' }, 1],
  [{ search: 'null' }, 0],
] as const)('FAQs of %j: %i', ([wanted, count]) => {
  expect(findFaqs(faqs, wanted)).toHaveLength(count)
})

test('every searched word must be there, in any case, with or without accents', () => {
  expect(matchesWords('Crème brûlée', 'BRULEE creme')).toBe(true)
  expect(matchesWords('Crème', 'creme brulee')).toBe(false)
  expect(matchesWords('', '')).toBe(true)
  expect(matchesWords('Can I pay?', 'How: pay?!')).toBe(false)
  expect(matchesWords('How can I pay?', 'How: pay?!')).toBe(true)
})

test.for([
  ['Can I return a product?', 'returns'],
  ['Kann ich bestellen?', 'Bestellungen'],
  ['Heb je een bestelling?', 'bestellen'],
  ['Les commandes', 'commande'],
  ['Delivery', 'delivering'],
] as const)('%s is found by %s', ([text, searched]) => {
  expect(matchesWords(text, searched)).toBe(true)
})

test('a short word is searched for as it is', () => {
  expect(matchesWords('Pay', 'pays')).toBe(false)
})
