import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { linkedChat } from './chat-key.ts'
import { readParentEvent } from './parent-events.ts'

const ChatPanel = lazy(() => import('./chat-panel.tsx'))

type Props = { isGuest: boolean; className: string | undefined; children: ReactNode }

/** The button that opens the chat. A mailed link and a parent window of the same origin open it too. */
export function ChatHost({ isGuest, className, children }: Props) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const linked = linkedChat(hash)
  const isLinked = linked !== null
  useEffect(() => {
    if (isLinked) setOpen(true)
  }, [isLinked])
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const asked = readParentEvent(event, location.origin)
      if (asked === null) return
      setOpen(asked.kind === 'chat')
      if (asked.kind === 'redirect') void navigate(asked.path)
      if (asked.kind === 'inquiries') void navigate(localPath('/product-inquiries', getLocale()))
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [navigate])
  const close = () => {
    setOpen(false)
    if (isLinked) void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <ChatPanel opened={linked} isGuest={isGuest} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
