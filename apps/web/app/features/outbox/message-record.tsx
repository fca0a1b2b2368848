import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import { languageName } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { copyText } from '#app/lib/copy-text.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Time, useTimeFormat } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import type { RowAction } from '#app/workbench/row-keys.ts'
import css from './message-record.module.css'
import { MessageState, useIsKept } from './message-state.tsx'
import { messageQuery } from './outbox-queries.ts'
import { erpFaultOf, stateOf, subjectOf } from './outbox-words.ts'
import { useFreshOnceSettled } from './use-resending.ts'

type Props = { id: string; resend: RowAction<OutboxMessage> }

/** A rendered message with its plain-text part, or one service call. */
export function MessageRecord({ id, resend }: Props) {
  const { data, error, refetch } = useQuery(messageQuery(id))
  const isKept = useIsKept()
  useFreshOnceSettled(data?.state === 'Waiting')
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return (
    <>
      <DrawerBody>
        <div>
          <h2 className="t20">{subjectOf(data)}</h2>
          <MessageState message={data} isKept={isKept} />
        </div>
        <WhyNotSent message={data} />
        <MessageFacts message={data} isKept={isKept} />
        {data.html && (
          <iframe
            className={css.mail}
            title={data.subject ?? m.outbox_mail()}
            sandbox=""
            srcDoc={data.html}
          />
        )}
        {data.plainText && (
          <section>
            <h3>{data.kind === 'Erp' ? m.outbox_call_data() : m.outbox_plain_text()}</h3>
            <CopyText text={data.plainText} />
            <pre className={css.plain}>{data.plainText}</pre>
          </section>
        )}
      </DrawerBody>
      {resend.isFor(data) && (
        <DrawerFoot>
          <Button rightSection={<kbd>{resend.key.toUpperCase()}</kbd>} onClick={() => resend.run([data])}>
            {resend.label}
          </Button>
        </DrawerFoot>
      )}
    </>
  )
}

const MessageFacts = ({ message, isKept }: { message: OutboxMessage; isKept: boolean }) => (
  <Facts
    facts={[
      [m.outbox_recipient(), message.recipient],
      [m.person_language(), message.languageCode && languageName(message.languageCode)],
      [m.outbox_about(), message.practitionerId && <Practitioner id={message.practitionerId} />],
      [m.common_order(), message.orderId && <Order id={message.orderId} />],
      [m.outbox_queued(), <Time at={message.createdAt} />],
      [
        stateOf({ kind: message.kind, state: 'Sent' }, isKept).word(),
        message.sentAt && <Time at={message.sentAt} />,
      ],
      [m.outbox_attempts(), message.attempts],
    ]}
  />
)

type Read = ApiAnswer<'GET /admin/outbox/{id}'>

/** Whether a message that failed is tried again by itself, and until when. */
function ComingAttempts({ nextAttemptAt, triedUntil }: Pick<Read, 'nextAttemptAt' | 'triedUntil'>) {
  const time = useTimeFormat()
  if (nextAttemptAt === null || triedUntil === null) return <p>{m.outbox_tried_no_more()}</p>
  return <p>{m.outbox_tried_until({ next: time(nextAttemptAt), until: time(triedUntil) })}</p>
}

function WhyNotSent({ message }: { message: Read }) {
  const { state, lastError } = message
  if (state === 'Withheld') return <Note title={m.outbox_withheld()}>{m.refusal_message_unwanted()}</Note>
  if (state !== 'Failed' || !lastError) return null
  const fault = erpFaultOf(message)
  return (
    <Note tone="error" title={m.outbox_failed()}>
      {fault && <p>{fault}</p>}
      <p className={fault ? 'second' : undefined}>{lastError}</p>
      <ComingAttempts {...message} />
    </Note>
  )
}

const Practitioner = ({ id }: { id: string }) => (
  <Link to={`/admin/practitioners/${id}`}>{m.outbox_practitioner()}</Link>
)

const Order = ({ id }: { id: string }) => <Link to={`/admin/orders/${id}`}>{m.outbox_order_open()}</Link>

const CopyText = ({ text }: { text: string }) => (
  <Button size="sm" className={css.copy} onClick={() => copyText(text)}>
    {m.common_copy()}
  </Button>
)
