import { lazy, Suspense } from 'react'
import { useShell } from '#app/visit/shell-data.ts'
import ChatPanel, { type ChatPanelProps } from './chat-panel.tsx'

const Messenger = lazy(() => import('./messenger.tsx'))

/** The chat: an outside messenger where one is set up, else what is kept here. A mailed link leads to what is kept here. */
export default function ChatService(props: ChatPanelProps) {
  const hasMessenger = useShell()?.hasMessenger === true && !props.opened
  if (!hasMessenger) return <ChatPanel {...props} />
  return (
    <Suspense>
      <Messenger isNew={props.isNew === true} onClose={props.onClose} />
    </Suspense>
  )
}
