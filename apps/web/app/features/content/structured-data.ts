import type { FaqEntry } from '@salvia/contract/content/entries'
import { PRODUCT_NAME } from '#app/lib/brand.ts'

const context = 'https://schema.org'

/** Questions and answers for search engines, schema.org FAQPage. */
export const faqData = (faqs: readonly Pick<FaqEntry, 'question' | 'answer'>[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** Who runs the shop for search engines, schema.org Organization. `origin` is the address of the shop. */
export const organizationData = (origin: string, description: string) => ({
  '@context': context,
  '@type': 'Organization',
  name: PRODUCT_NAME,
  url: origin,
  logo: `${origin}/favicon.svg`,
  description,
})
