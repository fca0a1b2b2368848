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

/** A token is told from a key by its sign between id and signature: no link makes a browser use a key of others. */
const LINK = /^#chat=(([\w-]{36})(?:_[\w-]{1,163})?)$/

/** The link that opens an account's conversation, as mails have it. */
export const linkOfChat = (id: string): string => `#chat=${id}`

/** What the link of a mail opens: an account's conversation by its id, a guest's by a token that begins with it. */
export function linkedChat(hash: string): { id: string; token: string | null } | null {
  const [, given, id] = LINK.exec(hash) ?? []
  if (given === undefined || id === undefined) return null
  return { id, token: given === id ? null : given }
}
