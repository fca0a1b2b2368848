import type { InquiryOfProduct } from '@salvia/contract/inquiries/inquiry-of-product'
import { m } from '#app/paraglide/messages.js'
import { Time } from '#app/visit/time.tsx'
import css from './inquiries.module.css'
import { inquiryStates } from './inquiry-words.ts'

/** The inquiry that a product fulfils: how many waited for it, and what happened to it. */
export const FulfilledInquiry = ({ inquiry }: { inquiry: InquiryOfProduct }) => (
  <details>
    <summary>{m.inquiry_of_product({ count: inquiry.upvotesCount })}</summary>
    <ol className={css.history}>
      {inquiry.statusHistory.map(({ status, at }) => (
        <li key={at + status}>
          <Time at={at} style="day" /> · {inquiryStates[status].word()}
        </li>
      ))}
    </ol>
  </details>
)
