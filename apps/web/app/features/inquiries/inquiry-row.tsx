import type { ProductInquiry } from '@salvia/contract/inquiries/inquiries'
import { formatDate } from '@salvia/rules/format/format'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Status } from '#app/ui/status.tsx'
import told from '#app/ui/told-rows.module.css'
import { Time } from '#app/visit/time.tsx'
import css from './inquiries.module.css'
import { askedFor, inquiryStates } from './inquiry-words.ts'
import { useUpvote } from './use-upvote.ts'

/** One inquiry: its status, what was said last, how many wait for it, and the way to join. */
export function InquiryRow({ inquiry }: { inquiry: ProductInquiry }) {
  const { status, expectedDate, product, upvotesCount, statusHistory } = inquiry
  const message = statusHistory.at(-1)?.message
  return (
    <li className={told.row}>
      <div className={told.words}>
        <h2 className="t16">{askedFor(inquiry)}</h2>
        <p>
          <Status mark={inquiryStates[status].mark}>{inquiryStates[status].word()}</Status>
        </p>
        {status === 'Fulfilled' && product && (
          <p>
            <Link to={`/shop/products/${product.id}`}>{product.name}</Link>
          </p>
        )}
        {inquiry.isOpen && expectedDate && (
          <p>{m.inquiry_expected_on({ day: formatDate(expectedDate, getLocale()) })}</p>
        )}
        {message && <p className={css.message}>{message}</p>}
        {inquiry.own?.reason && (
          <p className="second">{m.inquiry_your_reason({ reason: inquiry.own.reason })}</p>
        )}
        <p className="third">
          {m.inquiry_waiting({ count: upvotesCount })} · {m.inquiry_asked_on()}{' '}
          <Time at={inquiry.createdAt} style="day" />
        </p>
        {statusHistory.length > 1 && <History inquiry={inquiry} />}
      </div>
      <Join inquiry={inquiry} />
    </li>
  )
}

const History = ({ inquiry: { statusHistory } }: { inquiry: ProductInquiry }) => (
  <details>
    <summary>{m.inquiry_history()}</summary>
    <ol className={css.history}>
      {statusHistory.map(({ status, at, message }) => (
        <li key={at + status}>
          <Time at={at} style="day" /> · {inquiryStates[status].word()}
          {message && ` · ${message}`}
        </li>
      ))}
    </ol>
  </details>
)

/** The way to join what is still looked for, or that the reader has. */
export function Join({ inquiry }: { inquiry: ProductInquiry }) {
  const { run, isPending } = useUpvote()
  if (!inquiry.isOpen) return null
  if (inquiry.isUpvoted)
    return (
      <p className={css.joined}>
        <IconCheck size={18} stroke={1.75} aria-hidden="true" /> {m.inquiry_you_wait()}
      </p>
    )
  return (
    <Button
      loading={isPending}
      aria-label={m.inquiry_join_named({ product: askedFor(inquiry) })}
      onClick={() => run(inquiry.id)}
    >
      {m.inquiry_join()}
    </Button>
  )
}
