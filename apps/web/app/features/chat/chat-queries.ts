import type { ChatThread } from '@salvia/contract/chat/chat'
import type { QueryClient } from '@tanstack/react-query'
import type { Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'

const headersOf = (key: string) => ({ 'x-chat-key': key })

export const chatListQuery = (key: string) => query('GET /chat/conversations', { headers: headersOf(key) })

export const chatThreadQuery = (id: string, key: string) =>
  query('GET /chat/conversations/{id}', { params: { id }, headers: headersOf(key) })

/** What a change by the other side may be of. */
export const chatReads: Stale[] = ['GET /chat/conversations', 'GET /chat/conversations/{id}']

export const keepThread = (client: QueryClient, thread: ChatThread, key: string): void => {
  client.setQueryData(chatThreadQuery(thread.id, key).queryKey, thread)
}
