import type { ChatThread } from '@salvia/contract/chat/chat'
import type { QueryClient } from '@tanstack/react-query'
import type { Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'

/** A guest's key or a link's token; null for an account, which needs none. */
export type ChatKey = string | null

export const chatHeaders = (key: ChatKey): Record<string, string> =>
  key === null ? {} : { 'x-chat-key': key }

export const chatListQuery = (key: ChatKey) => query('GET /chat/conversations', { headers: chatHeaders(key) })

/** When answers come. */
export const openingQuery = query('GET /chat/hours', {})

/** Read each time the messenger is opened: its token is short-lived, and kept nowhere. */
export const messengerQuery = { ...query('GET /chat/messenger', {}), staleTime: Infinity, gcTime: 0 }

export const chatThreadQuery = (id: string, key: ChatKey) =>
  query('GET /chat/conversations/{id}', { params: { id }, headers: chatHeaders(key) })

/** What a change by the other side may be of. */
export const chatReads: Stale[] = ['GET /chat/conversations', 'GET /chat/conversations/{id}']

export const keepThread = (client: QueryClient, thread: ChatThread, key: ChatKey): void => {
  client.setQueryData(chatThreadQuery(thread.id, key).queryKey, thread)
}
