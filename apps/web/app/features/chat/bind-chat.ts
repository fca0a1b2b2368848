import type { Api } from '#app/api/api.ts'
import { forgetChatKey, storedChatKey } from './chat-key.ts'

/** Moves what a guest wrote to the account just signed in to. Without an answer it is tried again with the next page. */
export async function bindChat(api: Api): Promise<void> {
  const key = storedChatKey()
  if (key === null) return
  try {
    await api('PUT /chat/bind', { headers: { 'x-chat-key': key } })
    forgetChatKey()
  } catch {
    return
  }
}
