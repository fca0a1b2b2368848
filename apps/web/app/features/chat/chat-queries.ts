import type { ChatThread } from '@salvia/contract/chat/chat'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'

const LOOK_AGAIN_MS = 4000

const headersOf = (key: string) => ({ 'x-chat-key': key })

export const chatListQuery = (key: string) => query('GET /chat/conversations', { headers: headersOf(key) })

/** Reads again while it is open, so that an answer comes by itself. */
export const chatThreadQuery = (id: string, key: string) => ({
  ...query('GET /chat/conversations/{id}', { params: { id }, headers: headersOf(key) }),
  refetchInterval: LOOK_AGAIN_MS,
})

export const keepThread = (client: QueryClient, thread: ChatThread, key: string): void => {
  client.setQueryData(chatThreadQuery(thread.id, key).queryKey, thread)
}
