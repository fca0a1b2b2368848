import type { ChatThread } from '@salvia/contract/chat/chat'
import { personLengths } from '@salvia/contract/words/lengths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { useApi } from '#app/api/use-api.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useEvents } from '#app/api/use-events.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { AttachButton } from './attach-button.tsx'
import { keepDraft, useChatDraft } from './chat-drafts.ts'
import { chatKey, linkOfChat } from './chat-key.ts'
import {
  type ChatKey,
  chatHeaders,
  chatListQuery,
  chatReads,
  chatThreadQuery,
  keepThread,
} from './chat-queries.ts'
import { firstShown } from './first-shown.ts'
import { Messages } from './messages.tsx'
import { OpeningNote } from './opening-note.tsx'
import { OtherChats } from './other-chats.tsx'
import type { Written } from './sent-again.ts'
import { WriteForm } from './write-form.tsx'

type Opened = { id: string; token: string | null }
export type ChatPanelProps = {
  /** The conversation of a mailed link; else the newest that is open, or the newest of all. */
  opened?: Opened | null
  /** Begins a new conversation. */
  isNew?: boolean
  /** A guest may leave an address. */
  isGuest: boolean
  onClose: () => void
}

/** Which conversation is shown, by which key: the token of a link opens its conversation alone, all else is one's own. */
function useChosen({ opened = null, isNew = false, isGuest }: ChatPanelProps) {
  const own = isGuest ? chatKey() : null
  const [chosen, setChosen] = useState<string | null | undefined>(isNew ? null : opened?.id)
  const linkToken = opened && chosen === opened.id ? opened.token : null
  const isAccounts = isGuest && opened !== null && chosen === opened.id && linkToken === null
  return { own, chosen, setChosen, key: linkToken ?? own, isLinked: linkToken !== null, isAccounts }
}

/** The chat with customer service: the conversation that has an unread answer, else the newest, or a new one. */
export default function ChatPanel(props: ChatPanelProps) {
  const { opened = null, isGuest, onClose } = props
  const { own, chosen, setChosen, key, isLinked, isAccounts } = useChosen(props)
  const { data, error, refetch } = useQuery({ ...chatListQuery(own), enabled: opened === null || !isGuest })
  useEvents({ path: '/chat/events', chatKey: key, stale: chatReads })
  const whyNot = useProblemWords(error, m.auth_not_reached())
  // Found once: a conversation that is closed while it is read stays, with what is being written.
  if (chosen === undefined && data) setChosen(firstShown(data.results)?.id ?? null)
  const id = chosen ?? null
  const isReading = opened === null && data === undefined
  return (
    <Dialog title={m.checkout_customer_service()} place="sheet" isOpen onClose={onClose} startAt="textarea">
      <div className={parts.stack}>
        <OpeningNote />
        {error && (
          <Note tone="error" role="alert" title={whyNot}>
            <Button onClick={() => refetch()}>{m.common_try_again()}</Button>
          </Note>
        )}
        {isReading && !error && <SkeletonRows rows={3} />}
        {!isReading && id === null && (
          <NewConversation key="new" chatKey={own} isGuest={isGuest} onBegun={(made) => setChosen(made.id)} />
        )}
        {id !== null && isAccounts && <SignInToRead id={id} />}
        {id !== null && !isAccounts && (
          <Conversation key={id} id={id} chatKey={key} isLinked={isLinked} onNew={() => setChosen(null)} />
        )}
        <OtherChats conversations={data?.results.filter((one) => one.id !== id) ?? []} onOpen={setChosen} />
      </div>
    </Dialog>
  )
}

/** The mail to an account leads to its conversation, which opens once its person has signed in. */
function SignInToRead({ id }: { id: string }) {
  // A page for all: signing in returns to none of the public landing page.
  const next = encodeURIComponent(`/shop${linkOfChat(id)}`)
  return (
    <Note title={m.chat_sign_in()}>
      {/* With a page of its own: the open chat would go along to the next one. */}
      <Button variant="filled" component={Link} reloadDocument to={`/auth/login?next=${next}`}>
        {m.login_title()}
      </Button>
    </Note>
  )
}

type Beginning = { chatKey: ChatKey; isGuest: boolean; onBegun: (thread: ChatThread) => void }

function NewConversation({ chatKey: key, isGuest, onBegun }: Beginning) {
  const draft = `new ${key ?? ''}`
  const { email } = useChatDraft(draft)
  const { run, isPending } = useCommand({
    send: (api, written: Written) =>
      api('POST /chat/conversations', {
        headers: chatHeaders(key),
        body: { ...written, email: email.trim() || null },
      }),
    keep: (client, thread) => keepThread(client, thread, key),
    // The button that opens the chat follows the conversations it knows of.
    stale: ['GET /chat/conversations'],
    onDone: onBegun,
  })
  return (
    <>
      <p>{isGuest ? m.chat_lead_guest() : m.chat_lead()}</p>
      <WriteForm
        takesFocus
        draft={draft}
        label={m.common_your_message()}
        action={m.common_send()}
        isPending={isPending}
        send={async (written) => (await run(written))?.isDone === true}
      >
        {isGuest && (
          <TextField
            label={m.chat_email()}
            type="email"
            autoComplete="email"
            maxLength={personLengths.email}
            value={email}
            onChange={(event) => keepDraft(draft, { email: event.currentTarget.value })}
          />
        )}
      </WriteForm>
    </>
  )
}

type Shown = {
  id: string
  chatKey: ChatKey
  /** Opened by the token of a mailed link. */
  isLinked: boolean
  onNew: () => void
}

/** What another token would have opened is not told from what is gone. */
const isDeadLink = (error: Error | null): boolean => error instanceof ApiError && error.status === 404

function Conversation({ id, chatKey: key, isLinked, onNew }: Shown) {
  const client = useQueryClient()
  const api = useApi()
  const { data, error } = useQuery(chatThreadQuery(id, key))
  const whyNot = useProblemWords(data ? null : error, m.auth_not_reached())
  const { run, isPending } = useCommand({
    send: (send, written: Written) =>
      send('POST /chat/conversations/{id}/messages', {
        params: { id },
        headers: chatHeaders(key),
        body: written,
      }),
    onDone: (thread) => keepThread(client, thread, key),
  })
  const files = { path: `/chat/conversations/${id}/files`, headers: chatHeaders(key) }
  const unread = data?.unreadCount ?? 0
  useEffect(() => {
    // Not told when it fails: the next reading tries again.
    if (unread > 0)
      api('PUT /chat/conversations/{id}/read', { params: { id }, headers: chatHeaders(key) }).catch(
        () => undefined,
      )
  }, [api, id, key, unread])
  if (!data)
    return error ? (
      <Note tone="error" role="alert" title={isLinked && isDeadLink(error) ? m.refusal_link() : whyNot}>
        <Button onClick={onNew}>{m.chat_new()}</Button>
      </Note>
    ) : (
      <SkeletonRows rows={3} />
    )
  return (
    <>
      <Messages
        label={m.checkout_customer_service()}
        messages={data.messages}
        own="Person"
        nameOf={({ by }) => (by === 'Person' ? m.common_you() : m.checkout_customer_service())}
        files={files}
      />
      {data.isClosed && <Note title={m.chat_is_closed()} />}
      <WriteForm
        takesFocus
        draft={id}
        label={m.common_your_message()}
        action={m.common_send()}
        isPending={isPending}
        send={async (written) => (await run(written))?.isDone === true}
      />
      <AttachButton files={files} stale={chatReads} />
      <div>
        <Button variant="subtle" onClick={onNew}>
          {m.chat_new()}
        </Button>
      </div>
    </>
  )
}
