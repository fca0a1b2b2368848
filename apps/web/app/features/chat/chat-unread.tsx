import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#app/api/use-api.ts'
import { useEvents } from '#app/api/use-events.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '#app/visit/shell-data.ts'
import { bindChat } from './bind-chat.ts'
import { type ChatKey, chatListQuery, chatReads } from './chat-queries.ts'
import css from './chat-unread.module.css'

/** How many answers a person has not read, on the button that opens the chat. Follows the chat of who has one open; an outside messenger tells of its own. */
export default function ChatUnread({ chatKey }: { chatKey: ChatKey }) {
  const api = useApi()
  const hasMessenger = useShell()?.hasMessenger
  const { data } = useQuery({ ...chatListQuery(chatKey), enabled: !hasMessenger })
  useEffect(() => {
    if (chatKey === null) void bindChat(api)
  }, [api, chatKey])
  const conversations = data?.results ?? []
  const count = conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
  return (
    <>
      {conversations.some(({ isClosed }) => !isClosed) && <Follow chatKey={chatKey} />}
      {count > 0 && (
        <>
          {' '}
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
          <span className="visually-hidden">{m.chat_unread({ count })}</span>
        </>
      )}
    </>
  )
}

function Follow({ chatKey }: { chatKey: ChatKey }) {
  useEvents({ path: '/chat/events', chatKey, stale: chatReads })
  return null
}
