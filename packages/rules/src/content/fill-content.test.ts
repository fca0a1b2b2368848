import { PageEntry } from '@salvia/contract/content/entries'
import { expect, test } from 'vitest'
import { fillBanners, fillFaqs, fillPage, unknownBlanks } from './fill-content.ts'

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

test('titles and headings are filled too; a title that cannot be stays, a part without its heading goes', () => {
  const sections = [
    { heading: 'Up to {percent} percent', points: [{ title: 'By {name}', text: 'Kept.' }] },
    { heading: '{number}', paragraphs: ['Gone.'] },
    { heading: 'Points', points: [{ title: '{phone}', text: 'Gone.' }] },
  ]
  const filled = fillPage(page({ title: '{percent} percent', sections }), { ...known, name: 'Salvia' })
  expect(filled.title).toBe('30 percent')
  expect(filled.sections.map(({ heading, points }) => [heading, points.map(({ title }) => title)])).toEqual([
    ['Up to 30 percent', ['By Salvia']],
  ])
  expect(fillPage(page({ title: '{number} percent' }), known).title).toBe('{number} percent')
})

test('a question is filled with its answer; one that needs what is unknown goes whole', () => {
  const faqs = [
    { id: 'margin', question: 'Why {percent}?', answer: '{percent} percent' },
    { id: 'call', question: 'How?', answer: 'Call {phone}.' },
    { id: 'number', question: 'What is {number}?', answer: 'A number.' },
  ]
  expect(fillFaqs(faqs, known)).toEqual([{ id: 'margin', question: 'Why 30?', answer: '30 percent' }])
})

test('a banner is filled, or left out', () => {
  const banners = [
    { id: 'sale', content: '{percent} percent' },
    { id: 'call', content: 'Call {phone}' },
    { id: 'none', content: '{toString}' },
  ]
  expect(fillBanners(banners, known)).toEqual([{ id: 'sale', content: '30 percent' }])
})

test('what is told of an entry are the blanks that there are not, each once, and not what is not stated', () => {
  const sections = [{ heading: '{nmae}', paragraphs: ['{phone} {prcent}', '{prcent}, {constructor}'] }]
  expect(unknownBlanks(page({ lead: '{percent}', sections }), known)).toEqual([
    'nmae',
    'prcent',
    'constructor',
  ])
  expect(unknownBlanks(page({}), known)).toEqual([])
})
