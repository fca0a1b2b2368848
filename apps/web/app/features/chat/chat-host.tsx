import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localPath } from '#app/language/local-path.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { listenToParent } from '#app/startup/parent-window.ts'
import { linkedChat, storedChatKey } from './chat-key.ts'
import type { ChatPanelProps } from './chat-panel.tsx'
import { readParentEvent } from './parent-events.ts'

/** A mark beside the button: without its script, as without a connection, the button is enough. */
const ChatUnread = lazy<ComponentType<{ chatKey: string | null }>>(() =>
  import('./chat-unread.tsx').catch(() => ({ default: () => null })),
)

type Service = ComponentType<ChatPanelProps>

/** The conversation, loaded once it is open. Where its script cannot come it is closed again, to be opened later. */
function useService(isOpen: boolean, onFailed: () => void): Service | null {
  const [Loaded, setLoaded] = useState<Service | null>(null)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (isOpen && Loaded === null)
      import('./chat-service.tsx').then((part) => setLoaded(() => part.default), failed)
  }, [isOpen, Loaded])
  return Loaded
}

type Props = { isGuest: boolean; className: string | undefined; children: ReactNode }

/** Open, and whether with a new conversation. */
type Open = 'usual' | 'new' | null

/** What is asked for while a page is coming opens on it, though its frame may be another. */
let kept: Open = null

/** The button that opens the chat. A mailed link and a parent window of the same origin open it too. */
export function ChatHost({ isGuest, className, children }: Props) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [open, show] = useState<Open>(kept)
  const setOpen = useCallback((now: Open) => {
    kept = now
    show(now)
  }, [])
  const ChatService = useService(open !== null, () => setOpen(null))
  const linked = linkedChat(hash)
  const isLinked = linked !== null
  useEffect(() => {
    if (isLinked) setOpen('usual')
  }, [isLinked, setOpen])
  // In the layout phase: a frame that has gone hears nothing more.
  useLayoutEffect(
    () =>
      listenToParent((data) => {
        const asked = readParentEvent(data)
        if (asked === null) return
        setOpen(asked.kind === 'chat' ? 'new' : null)
        if (asked.kind === 'redirect') void navigate(asked.path)
        if (asked.kind === 'inquiries') void navigate(localPath('/product-inquiries', getLocale()))
      }),
    [navigate, setOpen],
  )
  const close = () => {
    setOpen(null)
    if (isLinked) void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen('usual')}>
        {children}
        {open === null && <Unread isGuest={isGuest} />}
      </button>
      {open !== null && ChatService && (
        <Suspense>
          <ChatService opened={linked} isNew={open === 'new'} isGuest={isGuest} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Nothing for a guest who has not written on this device. */
function Unread({ isGuest }: { isGuest: boolean }) {
  const [key, setKey] = useState<string | null>()
  useEffect(() => setKey(isGuest ? (storedChatKey() ?? undefined) : null), [isGuest])
  return (
    key !== undefined && (
      <Suspense>
        <ChatUnread chatKey={key} />
      </Suspense>
    )
  )
}
