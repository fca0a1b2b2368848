import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { AuthPage } from './auth-page.tsx'

/** The page of a mailed link that is not valid: what to do next, in a sentence, and one action for it. */
export const DeadLink = ({ lead, children }: { lead: string; children?: ReactNode }) => (
  <>
    <meta name="robots" content="noindex" />
    <AuthPage isPlain title={m.mailed_link_over_title()} lead={lead}>
      {children}
    </AuthPage>
  </>
)
