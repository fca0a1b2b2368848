import { useSuspenseQueries } from '@tanstack/react-query'
import { lazy } from 'react'
import { m } from '#app/paraglide/messages.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { contentOf, contentQuery } from './content-query.ts'
import { FaqList } from './faq-list.tsx'
import { PageMeta } from './page-meta.tsx'
import css from './pricing-page.module.css'
import { SitePage } from './site-page.tsx'

const Calculator = lazy(() =>
  import('./price-calculator.tsx').then((part) => ({ default: part.PriceCalculator })),
)

/** What the page reads. */
export const pricingQueries = () => [contentQuery('pricing-page'), contentQuery('faqs')] as const

export function PricingPage() {
  const [page, faqs] = useSuspenseQueries({ queries: pricingQueries() })
  const content = contentOf('page', page.data)
  const { results, languageCode } = contentOf('faqs', faqs.data)
  const asked = results.filter(({ featuredInPricing }) => featuredInPricing)
  return (
    <>
      <PageMeta content={content} />
      <SitePage content={content} drawing="pricing">
        <DeferredPart isBelow>
          <Calculator />
        </DeferredPart>
      </SitePage>
      {asked.length > 0 && (
        <section className={css.asked} aria-labelledby="asked">
          <h2 id="asked" className={`serif ${css.heading}`}>
            {m.faqs_popular()}
          </h2>
          <DeferredPart isBelow>
            <FaqList faqs={asked} language={languageCode} />
          </DeferredPart>
        </section>
      )}
    </>
  )
}
