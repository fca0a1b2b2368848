import { expect, test } from 'vitest'
import { insertText } from './insert-text.ts'

const most = 40
const at = (text: string, added: string, start: number, end = start) =>
  insertText(text, added, { start, end, most })

test.for([
  { what: 'alone', text: '', start: 0, put: 'Parcels go out.', cursor: 15 },
  {
    what: 'after another',
    text: 'We answer soon.',
    start: 15,
    put: 'We answer soon. Parcels go out.',
    cursor: 31,
  },
  { what: 'between spaces', text: 'Hello,  bye.', start: 7, put: 'Hello, Parcels go out. bye.', cursor: 22 },
  { what: 'before words', text: 'Bye', start: 0, put: 'Parcels go out. Bye', cursor: 15 },
  { what: 'on a line of its own', text: 'Hello,\n', start: 7, put: 'Hello,\nParcels go out.', cursor: 22 },
  { what: 'before the end of a sentence', text: 'So: !', start: 4, put: 'So: Parcels go out.!', cursor: 19 },
])('a text is put in apart from what is around it: $what', ({ text, start, put, cursor }) => {
  expect(at(text, 'Parcels go out.', start)).toEqual({ text: put, cursor })
})

test('a text of several lines begins on a line of its own, and takes the place of what is selected', () => {
  expect(at('Hello, old words', 'One.\nTwo.', 7, 10)).toEqual({ text: 'Hello, One.\nTwo. words', cursor: 16 })
  expect(at('Hello,Bye', 'One.\nTwo.', 6)).toEqual({ text: 'Hello,\nOne.\nTwo.\nBye', cursor: 16 })
})

test('a text that goes on with a sentence follows its words', () => {
  expect(at('Hello Anna', ', dear.', 10)).toEqual({ text: 'Hello Anna, dear.', cursor: 17 })
})

test('a text that does not fit as a whole is not put in', () => {
  expect(at('a'.repeat(30), 'b'.repeat(10), 30)).toBeNull()
  expect(at('a'.repeat(29), 'b'.repeat(10), 29)?.text).toBe(`${'a'.repeat(29)} ${'b'.repeat(10)}`)
  expect(at('a'.repeat(30), 'b'.repeat(40), 0, 30)?.text).toHaveLength(40)
})
