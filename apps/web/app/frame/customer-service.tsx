import { IconMessageCircle } from '@tabler/icons-react'
import { ChatHost } from '#app/features/chat/chat-host.tsx'
import { useUser } from '#app/features/identity/user-query.ts'
import { m } from '#app/paraglide/messages.js'
import header from './header.module.css'

/** The button of cart and checkout that opens the chat; comes after what the page itself needs. */
export default function CustomerService({ className }: { className: string | undefined }) {
  const isGuest = useUser() === null
  return (
    <ChatHost isGuest={isGuest} className={`${header.quiet} ${className}`}>
      <IconMessageCircle size={18} stroke={1.75} aria-hidden="true" />
      <span className="only-large">{m.checkout_customer_service()}</span>
      <span className="only-small">{m.checkout_help()}</span>
    </ChatHost>
  )
}
