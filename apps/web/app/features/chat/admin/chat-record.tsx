import type { AdminChat } from '@salvia/contract/chat/admin-chat'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import { AttachButton } from '../attach-button.tsx'
import { Messages } from '../messages.tsx'
import type { Written } from '../sent-again.ts'
import { WriteForm } from '../write-form.tsx'
import { adminChatAll, adminChatQuery, adminChatReads, colleaguesQuery } from './admin-chat-queries.ts'
import { chatStateOf, chatStates, personOf } from './chat-words.ts'
import { InsertAnswer } from './insert-answer.tsx'

/** One conversation: who writes, what was said, the answer, and whose it is. */
export function ChatRecord({ id, ownId }: { id: string; ownId: string | undefined }) {
  const { data, error, refetch } = useQuery(adminChatQuery(id))
  if (data) return <Conversation chat={data} ownId={ownId} />
  return error ? <FailedRecord error={error} onRetry={() => refetch()} /> : <SkeletonRows rows={6} />
}

function useKeep() {
  const client = useQueryClient()
  return (chat: AdminChat) => void client.setQueryData(adminChatQuery(chat.id).queryKey, chat)
}

type Shown = { chat: AdminChat; ownId: string | undefined }

function Conversation({ chat, ownId }: Shown) {
  const { id, messages } = chat
  const keep = useKeep()
  const { run, isPending } = useCommand({
    send: (api, written: Written) =>
      api('POST /admin/chat/conversations/{id}/messages', { params: { id }, body: written }),
    stale: adminChatReads,
    onDone: keep,
  })
  const person = personOf(chat)
  const files = { path: `/admin/chat/conversations/${id}/files`, headers: {} }
  const authors = new Map(messages.map((message) => [message.id, message.author?.fullName]))
  const { mark, word } = chatStates[chatStateOf(chat)]
  return (
    <>
      <DrawerBody>
        <h2 className="t20">{person}</h2>
        <Status mark={mark}>{word()}</Status>
        <Facts facts={factsOf(chat)} />
        <Assign chat={chat} />
        <div className={parts.stack}>
          <Messages
            label={m.chat_conversation()}
            messages={messages}
            own="Team"
            nameOf={({ id: messageId, by }) =>
              by === 'Person' ? person : (authors.get(messageId) ?? m.checkout_customer_service())
            }
            files={files}
          />
          <WriteForm
            draft={`answer ${id}`}
            label={m.chat_answer()}
            tools={(insert) => <InsertAnswer languageCode={chat.languageCode} insert={insert} />}
            action={m.common_send()}
            isPending={isPending}
            send={async (written) => (await run(written))?.isDone === true}
          />
          <AttachButton files={files} stale={adminChatAll} />
        </div>
      </DrawerBody>
      <Actions chat={chat} ownId={ownId} />
    </>
  )
}

const factsOf = ({ person, guestEmail, assignee }: AdminChat): [string, ReactNode][] => {
  const email = person?.email ?? guestEmail
  return [
    [m.person_email(), email],
    [m.chat_assignee(), assignee?.fullName],
    [
      m.common_orders(),
      email && (
        <Link key="orders" to={`/admin/orders?query=${encodeURIComponent(email)}`}>
          {m.chat_see_orders()}
        </Link>
      ),
    ],
  ]
}

type Change = { isClosed: boolean } | { assigneeId: string | null }

function useChange(id: string) {
  const keep = useKeep()
  return useCommand({
    send: (api, body: Change) => api('PUT /admin/chat/conversations/{id}', { params: { id }, body }),
    stale: adminChatReads,
    onDone: keep,
  })
}

function Actions({ chat: { id, isClosed, assignee }, ownId }: Shown) {
  const { run, isPending } = useChange(id)
  return (
    <DrawerFoot>
      {ownId !== undefined && assignee?.id !== ownId && (
        <Button held={isPending} onClick={() => void run({ assigneeId: ownId })}>
          {m.chat_assign_me()}
        </Button>
      )}
      <Button held={isPending} onClick={() => void run({ isClosed: !isClosed })}>
        {isClosed ? m.chat_reopen() : m.chat_close()}
      </Button>
    </DrawerFoot>
  )
}

/** Any admin, or nobody. */
function Assign({ chat: { id, assignee } }: Pick<Shown, 'chat'>) {
  const { run, isPending } = useChange(id)
  const colleagues = useQuery(colleaguesQuery).data?.results ?? []
  const data = colleagues.map((each) => ({ value: each.id, label: each.fullName || each.email }))
  return (
    <SelectField
      label={m.chat_assign()}
      isSmall
      value={assignee?.id ?? ''}
      disabled={isPending}
      data={[{ value: '', label: m.chat_nobody() }, ...data]}
      onChange={(event) => void run({ assigneeId: event.currentTarget.value || null })}
    />
  )
}
