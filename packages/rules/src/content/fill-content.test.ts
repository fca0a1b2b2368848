import { PageEntry } from '@salvia/contract/content/entries'
import { expect, test } from 'vitest'
import { fillFaqs, fillPage } from './fill-content.ts'

const known = { name: 'A {phone}', address: 'Utrecht', phone: '', percent: '30' }
const page = (given: object) => PageEntry.parse({ title: 'Page', ...given })

const picture = { src: '/pictures/en/day.jpg', alt: 'A day', width: 2, height: 1, darkSrc: null }

test('blanks are filled in; what needs an unknown one is left out', () => {
  const sections = [
    { heading: 'Seller', paragraphs: ['{name}, {address}', 'Phone: {phone}'] },
    { heading: 'Register', paragraphs: ['Number: {number}'] },
    { heading: 'Law', paragraphs: ['Nothing to fill in.'] },
    { heading: 'Picture alone' },
    {
      heading: 'Points',
      points: [
        { title: 'Margin', text: '{percent} percent', picture },
        { title: 'Call', text: '{phone}' },
      ],
    },
    { heading: 'Both', paragraphs: ['Kept.'], points: [{ title: 'Kept', text: 'Too.' }] },
    { heading: 'Neither', paragraphs: ['{phone}'], points: [{ title: 'Call', text: '{phone}' }] },
  ]
  const filled = fillPage(page({ sections }), known)
  expect(filled.sections.map(({ heading, paragraphs, points }) => [heading, paragraphs, points])).toEqual([
    ['Seller', ['A {phone}, Utrecht'], []],
    ['Law', ['Nothing to fill in.'], []],
    ['Picture alone', [], []],
    ['Points', [], [{ title: 'Margin', text: '30 percent', picture }]],
    ['Both', ['Kept.'], [{ title: 'Kept', text: 'Too.', picture: null }]],
  ])
})

test('lead and description are filled too, or left out', () => {
  expect(fillPage(page({ lead: '{percent}', description: '{number}' }), known)).toMatchObject({
    lead: '30',
    description: null,
  })
  expect(fillPage(page({ description: '{percent}' }), known)).toMatchObject({ description: '30' })
  expect(fillPage(page({}), known)).toMatchObject({ lead: null, description: null })
})

test('an answer is filled; one that needs what is unknown goes with its question', () => {
  const faqs = [
    { id: 'margin', answer: '{percent} percent' },
    { id: 'call', answer: 'Call {phone}.' },
  ]
  expect(fillFaqs(faqs, known)).toEqual([{ id: 'margin', answer: '30 percent' }])
})
