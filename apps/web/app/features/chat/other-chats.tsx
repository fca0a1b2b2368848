import type { ChatConversation } from '@salvia/contract/chat/chat'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { Time } from '#app/visit/time.tsx'
import { startOf } from './message-start.ts'

type Props = { conversations: ChatConversation[]; onOpen: (id: string) => void }

/** The person's conversations beside the one shown, so that each can be read again. */
export function OtherChats({ conversations, onOpen }: Props) {
  const title = useId()
  if (conversations.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="t14 medium">
        {m.chat_others()}
      </h3>
      <ul className={parts.list}>
        {conversations.map(({ id, lastMessage, isClosed, unreadCount }) => (
          <li key={id}>
            <span className={parts.grow}>
              {startOf(lastMessage)}
              <br />
              <span className="second">
                <Time at={lastMessage.createdAt} />
                {isClosed && ` · ${m.chat_state_closed()}`}
                {unreadCount > 0 && ` · ${m.chat_unread({ count: unreadCount })}`}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={`${m.common_open()}: ${startOf(lastMessage)}`}
              onClick={() => onOpen(id)}
            >
              {m.common_open()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
