import type { ChatMessage } from '@salvia/contract/chat/chat'
import { servedAt } from '@salvia/contract/route'
import { fetchAuthorized } from '#app/api/browser-api.ts'
import { upload } from '#app/api/upload.ts'
import { saveFile } from '#app/workbench/save-file.ts'

/** Where files of a conversation lie, and the headers that open it. */
export type ChatFiles = { path: string; headers: Record<string, string> }

/** Sends a file as a message; sent again with the same id, it is kept once. */
export const sendChatFile = ({ path, headers }: ChatFiles, messageId: string, file: File): Promise<unknown> =>
  upload({ method: 'PUT', path: `${path}/${messageId}`, headers, file, name: file.name })

/** Downloads a file of a message. Throws when it does not come. */
export async function saveChatFile({ path, headers }: ChatFiles, { id, file }: ChatMessage): Promise<void> {
  const answer = await fetchAuthorized(servedAt(`${path}/${id}`), { method: 'GET', headers })
  if (!file || !answer.ok) throw new Error(`HTTP ${answer.status}`)
  saveFile(file.name, await answer.arrayBuffer(), file.contentType)
}
