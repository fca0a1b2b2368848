import { MESSENGER_PAGE } from '@salvia/contract/words/chat'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { readCookie, writeCookie } from '#app/visit/cookies.ts'
import { useShell } from '#app/visit/shell-data.ts'
import { messengerQuery } from './chat-queries.ts'
import css from './messenger.module.css'
import { bootOf, type FromFrame, type ToFrame } from './messenger-frame.ts'

type Props = { isNew: boolean; onClose: () => void }

/** The messenger of an outside service, after a yes to its cookies. */
export default function Messenger({ isNew, onClose }: Props) {
  const [isAllowed, setAllowed] = useState(() => readCookie(document.cookie, 'messenger') === 'yes')
  const allow = () => {
    writeCookie('messenger', 'yes')
    setAllowed(true)
  }
  return isAllowed ? (
    <MessengerFrame isNew={isNew} onClose={onClose} />
  ) : (
    <MessengerQuestion onYes={allow} onNo={onClose} />
  )
}

type QuestionProps = { onYes: () => void; onNo: () => void }

function MessengerQuestion({ onYes, onNo }: QuestionProps) {
  const email = useShell()?.supportEmail
  return (
    <Dialog title={m.messenger_question()} place="sheet" isOpen onClose={onNo}>
      <p>{m.messenger_question_text({ product: PRODUCT_NAME })}</p>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{m.messenger_question_mail({ email })}</a>
        </p>
      )}
      <div className={css.answers}>
        <Button onClick={onNo}>{m.consent_no()}</Button>
        <Button onClick={onYes}>{m.consent_yes()}</Button>
      </div>
    </Dialog>
  )
}

/** In a frame: no page of ours loads anything of it. */
function MessengerFrame({ isNew, onClose }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const email = useShell()?.supportEmail
  const { data, isError, refetch } = useQuery(messengerQuery)
  const [told, setTold] = useState<FromFrame>()
  useEffect(() => {
    const hear = ({ source, data: said }: MessageEvent<FromFrame>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (said === 'closed') onClose()
      else setTold(said)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [onClose])
  useEffect(() => {
    if (told !== 'ready' || !data) return
    const begin: ToFrame = { boot: bootOf(data, getLocale()), isNew }
    frame.current?.contentWindow?.postMessage(begin, window.location.origin)
  }, [told, data, isNew])
  const tryAgain = () => {
    setTold(undefined)
    if (isError) void refetch()
  }
  return (
    <Dialog title={m.checkout_customer_service()} place="sheet" isOpen onClose={onClose} startAt="iframe">
      {isError || told === 'failed' ? (
        <Note tone="error" role="alert" title={m.auth_not_reached()}>
          <div className={parts.row}>
            <Button onClick={tryAgain}>{m.common_try_again()}</Button>
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </div>
        </Note>
      ) : (
        <iframe
          ref={frame}
          className={css.frame}
          src={MESSENGER_PAGE}
          title={m.checkout_customer_service()}
          referrerPolicy="no-referrer"
        />
      )}
    </Dialog>
  )
}
