const STORED_AS = 'salvia.chat-key'
const made: { key?: string } = {}

/** The key of a guest who has written on this device; null before. */
export function storedChatKey(): string | null {
  try {
    return localStorage.getItem(STORED_AS)
  } catch {
    return made.key ?? null
  }
}

/** Once what it opens has moved to an account. */
export function forgetChatKey(): void {
  delete made.key
  try {
    localStorage.removeItem(STORED_AS)
  } catch {
    // Nothing is stored where nothing can be.
  }
}

/** A guest's own key, which opens their conversations on this device; made at the first need. */
export function chatKey(): string {
  try {
    const stored = localStorage.getItem(STORED_AS)
    if (stored) return stored
    const key = crypto.randomUUID() + crypto.randomUUID()
    localStorage.setItem(STORED_AS, key)
    return key
  } catch {
    // Without storage the conversation lasts as long as the page.
    made.key ??= crypto.randomUUID() + crypto.randomUUID()
    return made.key
  }
}

const LINK = /^#chat=([\w-]{36,200})$/

/** What the link of a mail opens: an account's conversation by its id, a guest's by a token that begins with it. */
export function linkedChat(hash: string): { id: string; token: string | null } | null {
  const token = LINK.exec(hash)?.[1]
  if (token === undefined) return null
  return { id: token.slice(0, 36), token: token.length > 36 ? token : null }
}
