import { useRef, useState } from 'react'
import { shownHere } from '#app/api/command.ts'
import type { Stale } from '#app/api/invalidate.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { LARGEST_BYTES } from '#app/forms/use-uploads.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { type ChatFiles, sendChatFile } from './chat-files.ts'

type Sending = { messageId: string; file: File }

/** Chooses a picture or a PDF and sends it as a message. */
export function AttachButton({ files, stale }: { files: ChatFiles; stale: Stale[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const { run, isPending, error, reset } = useCommand({
    send: (_api, { messageId, file }: Sending) => sendChatFile(files, messageId, file),
    stale,
    onFailed: shownHere,
  })
  const whyNot = useProblemWords(error, m.auth_not_reached())
  const choose = (file: File | undefined) => {
    reset()
    const isLarge = (file?.size ?? 0) > LARGEST_BYTES
    setTooLarge(isLarge)
    if (file && !isLarge) void run({ messageId: crypto.randomUUID(), file })
  }
  return (
    <div className={parts.stack}>
      <div className={parts.row}>
        <input
          ref={input}
          hidden
          type="file"
          accept="application/pdf,image/png,image/jpeg,image/webp"
          aria-label={m.chat_attach()}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button loading={isPending} onClick={() => input.current?.click()}>
          {m.chat_attach()}
        </Button>
        <span className="second">{m.chat_attach_limits()}</span>
      </div>
      {(isTooLarge || error) && (
        <Note tone="error" role="alert" title={isTooLarge ? m.refusal_file_too_large() : whyNot} />
      )}
    </div>
  )
}
