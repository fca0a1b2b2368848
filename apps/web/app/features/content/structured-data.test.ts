import { expect, test } from 'vitest'
import { faqData, organizationData } from './structured-data.ts'

test('every question has its accepted answer, and nothing of how the shop sorts them', () => {
  const faq = { id: 'pay', question: 'How do I pay?', answer: 'By card.', userType: 'client', popular: true }
  expect(faqData([faq])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How do I pay?',
        acceptedAnswer: { '@type': 'Answer', text: 'By card.' },
      },
    ],
  })
})

test('the shop is named with addresses of its own', () => {
  expect(organizationData('https://salvia.example', 'Plans')).toMatchObject({
    url: 'https://salvia.example',
    logo: 'https://salvia.example/favicon.svg',
  })
})
