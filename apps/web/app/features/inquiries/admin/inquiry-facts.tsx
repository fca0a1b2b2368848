import type { AdminInquiry } from '@salvia/contract/inquiries/admin-inquiries'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import timeline from '#app/ui/timeline.module.css'
import { WebsiteLink } from '#app/ui/website-link.tsx'
import { Time } from '#app/visit/time.tsx'
import { Facts } from '#app/workbench/record-drawer.tsx'
import { inquiryStates } from '../inquiry-words.ts'

type Props = { inquiry: AdminInquiry }

const Person = ({ id, fullName }: { id: string; fullName: string }) => (
  <Link to={`/admin/practitioners/${id}`}>{fullName || id}</Link>
)

/** Who asked, who waits, and what happened. */
export function InquiryFacts({ inquiry }: Props) {
  const { asker, mergedInto, linkUrl, product, clientsCount } = inquiry
  return (
    <>
      <Facts
        facts={[
          [
            m.inquiry_merged_into(),
            mergedInto && <Link to={`/admin/product-inquiries/${mergedInto.id}`}>{mergedInto.name}</Link>,
          ],
          [m.inquiry_asker(), asker ? <Person {...asker} /> : m.inquiry_nobody()],
          [m.inquiry_clients(), clientsCount ?? m.inquiry_not_said()],
          [m.inquiry_link(), linkUrl && <WebsiteLink address={linkUrl} />],
          [m.inquiry_product(), product && <Link to={`/admin/products/${product.id}`}>{product.name}</Link>],
        ]}
      />
      <Waiting inquiry={inquiry} />
      <section>
        <h3>{m.inquiry_history()}</h3>
        <ol className={timeline.timeline}>
          {inquiry.statusHistory.map(({ status, at, message, changedBy }) => (
            <li key={at + status}>
              <Time at={at} />
              <span className={timeline.entry}>
                {inquiryStates[status].word()}
                {changedBy && <span className={timeline.details}>{changedBy.fullName}</span>}
                {message && <span className={timeline.details}>{message}</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

const Waiting = ({ inquiry: { upvotes, upvotesCount } }: Props) => (
  <section>
    <h3>{m.inquiry_waiting({ count: upvotesCount })}</h3>
    <ul className={timeline.timeline}>
      {upvotes.map(({ practitioner, reason, clientsCount, createdAt }) => (
        <li key={practitioner.id}>
          <Time at={createdAt} />
          <span className={timeline.entry}>
            <Person {...practitioner} />
            {clientsCount !== null && (
              <span className={timeline.details}>{m.inquiry_for_clients({ count: clientsCount })}</span>
            )}
            {reason && <span className={timeline.details}>{reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
