import { browserStorage } from '#app/lib/browser-storage.ts'

const STORED_AS = 'salvia.chat-key'

/** The key of a guest who has written on this device; null before. */
export const storedChatKey = (): string | null => browserStorage.read(STORED_AS)

/** Once what it opens has moved to an account. */
export const forgetChatKey = (): void => browserStorage.forget(STORED_AS)

/** A guest's own key, which opens their conversations on this device; made at the first need. */
export function chatKey(): string {
  const stored = storedChatKey()
  if (stored) return stored
  const key = crypto.randomUUID() + crypto.randomUUID()
  browserStorage.keep(STORED_AS, key)
  return key
}

const LINK = /^#chat=([\w-]{36,200})$/

/** What the link of a mail opens: an account's conversation by its id, a guest's by a token that begins with it. */
export function linkedChat(hash: string): { id: string; token: string | null } | null {
  const token = LINK.exec(hash)?.[1]
  if (token === undefined) return null
  return { id: token.slice(0, 36), token: token.length > 36 ? token : null }
}
