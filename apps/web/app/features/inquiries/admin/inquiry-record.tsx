import type { AdminInquiry } from '@salvia/contract/inquiries/admin-inquiries'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { RecordForm } from '#app/records/record-form.tsx'
import { useEditedRecord } from '#app/records/use-edited-record.ts'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { inquiryStates } from '../inquiry-words.ts'
import { adminInquiryQuery, adminInquiryReads, keepInquiry } from './admin-inquiry-queries.ts'
import { InquiryActions } from './inquiry-actions.tsx'
import { changeOf, draftOf } from './inquiry-draft.ts'
import { InquiryFacts } from './inquiry-facts.tsx'
import { InquiryFields } from './inquiry-fields.tsx'

/** One inquiry: what is asked for, who waits for it, what happened, and what can be done. */
export function InquiryRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(adminInquiryQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <InquiryForm inquiry={data} />
}

function InquiryForm({ inquiry }: { inquiry: AdminInquiry }) {
  const { id } = inquiry
  const client = useQueryClient()
  const edited = useEditedRecord({
    record: inquiry,
    kind: { draftOf },
    path: `/admin/product-inquiries/${id}`,
    send: (api, draft, base) =>
      api('PUT /admin/product-inquiries/{id}', {
        params: { id },
        headers: ifUnchanged(base),
        body: changeOf(draft, base),
      }),
    words: { linkUrl: m.brand_website_fault, name: m.inquiry_name_fault },
    keep: (saved) => keepInquiry(client, saved),
    stale: adminInquiryReads,
    working: m.record_saving,
  })
  const { read } = edited
  return (
    <RecordForm
      title={read.name}
      lead={<Status mark={inquiryStates[read.status].mark}>{inquiryStates[read.status].word()}</Status>}
      edited={edited}
      facts={<InquiryFacts inquiry={read} />}
      actions={<InquiryActions inquiry={read} />}
    >
      <InquiryFields {...edited} isFulfilled={read.status === 'Fulfilled'} />
    </RecordForm>
  )
}
