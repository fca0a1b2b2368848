import { ScrollArea } from '@mantine/core'
import type { ChatMessage } from '@salvia/contract/chat/chat'
import type { ChatSide } from '@salvia/contract/words/chat'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useEffect, useRef } from 'react'
import { linkedParts } from '#app/lib/linked-parts.ts'
import { Time } from '#app/visit/time.tsx'
import { AttachedFile } from './attached-file.tsx'
import type { ChatFiles } from './chat-files.ts'
import css from './messages.module.css'

type Props = {
  label: string
  messages: ChatMessage[]
  own: ChatSide
  nameOf: (message: ChatMessage) => string
  files: ChatFiles
}

/** What somebody wrote, with addresses as links, which tell nobody where they were followed from. */
const MessageText = ({ text }: { text: string }) => (
  <p>
    {linkedParts(text).map(({ text: part, href }, at) =>
      href === null ? (
        part
      ) : (
        <a key={at} href={href} target="_blank" rel="noreferrer noopener nofollow">
          {part}
        </a>
      ),
    )}
  </p>
)

/** Messages, oldest first, scrolled to the newest; new ones are read out. */
export function Messages({ label, messages, own, nameOf, files }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (newest) end.current?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  return (
    // Reached by keyboard, as it scrolls.
    <ScrollArea.Autosize
      className={css.log}
      type="auto"
      viewportProps={{ role: 'log', 'aria-label': label, tabIndex: 0 }}
    >
      <ol className={css.messages}>
        {messages.map((message) => (
          <li key={message.id} className={css.message} data-own={message.by === own || undefined}>
            <span className={css.head}>
              {nameOf(message)} · <Time at={message.createdAt} />
            </span>
            {message.file ? (
              <AttachedFile files={files} message={message} />
            ) : (
              <MessageText text={message.text} />
            )}
          </li>
        ))}
      </ol>
      <div ref={end} />
    </ScrollArea.Autosize>
  )
}
