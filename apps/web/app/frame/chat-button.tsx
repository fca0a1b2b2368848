import { ChatHost } from '#app/features/chat/chat-host.tsx'
import { m } from '#app/paraglide/messages.js'
import css from './slim-footer.module.css'

/** Opens the chat from a layout of the team. */
export default function ChatButton() {
  return (
    <ChatHost isGuest={false} className={css.chat}>
      {m.checkout_customer_service()}
    </ChatHost>
  )
}
