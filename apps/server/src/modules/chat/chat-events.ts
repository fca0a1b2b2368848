import type { ChatEvent } from '@salvia/contract/chat/chat'
import type { Db } from '#db/database'
import { signal } from '#db/signals'
import type { ChatPerson } from './data/chat-person.ts'

export const CHAT_TOPIC = 'chat'

/** A conversation that changed, with whom it belongs to. */
export type ChangedChat = { id: string; userId: string | null; keyHash: string | null }

/** Tells open chats and inboxes, of whichever process, that a conversation changed. */
export const notifyOfChat = (tx: Db, { id, userId, keyHash }: ChangedChat): Promise<void> =>
  signal(tx, CHAT_TOPIC, { id, userId, keyHash } satisfies ChangedChat)

/** The event that a change sends to a person; undefined for another's. The same rule as `isOf`, without the database. */
export function eventFor(person: ChatPerson, changed: ChangedChat): ChatEvent | undefined {
  const isOwn =
    (person.userId !== null && person.userId === changed.userId) ||
    (person.keyHash !== null && person.keyHash === changed.keyHash) ||
    (person.linkedId === changed.id && changed.userId === null)
  return isOwn ? { conversationId: changed.id } : undefined
}
