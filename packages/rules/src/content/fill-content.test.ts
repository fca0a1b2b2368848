import { expect, test } from 'vitest'
import { fillContent } from './fill-content.ts'

const sections = [
  { heading: 'Seller', paragraphs: ['{name}, {address}', 'Phone: {phone}'] },
  { heading: 'Register', paragraphs: ['Number: {number}'] },
  { heading: 'Law', paragraphs: ['Nothing to fill in.'] },
]

test('blanks are filled in; what needs an unknown one is left out', () => {
  expect(fillContent(sections, { name: 'A {phone}', address: 'Utrecht', phone: '' })).toEqual([
    { heading: 'Seller', paragraphs: ['A {phone}, Utrecht'] },
    { heading: 'Law', paragraphs: ['Nothing to fill in.'] },
  ])
})
