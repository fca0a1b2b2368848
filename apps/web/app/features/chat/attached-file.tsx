import type { ChatMessage } from '@salvia/contract/chat/chat'
import { formatBytes } from '@salvia/rules/format/format-measures'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { type ChatFiles, saveChatFile } from './chat-files.ts'

/** The file of a message, to be downloaded by who may read the conversation. */
export function AttachedFile({ files, message }: { files: ChatFiles; message: ChatMessage }) {
  const { run, isPending } = useCommand({
    send: () => saveChatFile(files, message),
    otherwise: m.chat_file_failed(),
  })
  if (!message.file) return null
  const { name, bytes } = message.file
  return (
    <div>
      <Button loading={isPending} onClick={() => void run()}>
        {m.chat_file_download({ name, size: formatBytes(bytes, getLocale()) })}
      </Button>
    </div>
  )
}
