import { type ChatListState, chatListStates } from '@salvia/contract/words/chat'
import { chatLengths } from '@salvia/contract/words/lengths'
import type { Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'
import { given, readChoice, readSort, readWord } from '#app/workbench/address-filters.ts'
import { listReads } from '#app/workbench/list-reads.ts'

export const adminChatList = listReads('GET /admin/chat/conversations', (search) =>
  given({
    query: readWord(search, 'query', chatLengths.query),
    state: readChoice(search, 'state', chatListStates),
    sort: readSort(search, ['lastMessageAt', 'createdAt']),
  }),
)

/** The number on a tab; of all without a state. */
export const chatCountQuery = (state?: ChatListState) =>
  query('GET /admin/chat/conversations', { query: { ...(state && { state }), limit: 1 } })

export const adminChatQuery = (id: string) => query('GET /admin/chat/conversations/{id}', { params: { id } })

/** Whom a conversation can be assigned to. */
export const colleaguesQuery = query('GET /users', { query: { userKindId: 'Internal', limit: 100 } })

/** Prepared answers in use. */
export const preparedQuery = query('GET /admin/chat/answers', { query: { isActive: 'true', limit: 100 } })

/** What every write changes besides the conversation. */
export const adminChatReads: Stale[] = ['GET /admin/chat/conversations']

/** What a change by anyone else may be of. */
export const adminChatAll: Stale[] = [...adminChatReads, 'GET /admin/chat/conversations/{id}']
