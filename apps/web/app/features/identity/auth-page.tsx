import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import css from './auth-page.module.css'

type Props = {
  title: string
  lead?: ReactNode
  children?: ReactNode
  /** About the account, not a way into it: in the sans of working screens. */
  isPlain?: boolean
}

/** Layout of sign-in pages: one narrow column, one task. */
export const AuthPage = ({ title, lead, children, isPlain = false }: Props) => (
  <div className={css.page}>
    <title>{`${title} · ${PRODUCT_NAME}`}</title>
    <h1 className={isPlain ? undefined : 'title'}>{title}</h1>
    {lead && <div className="t16 second">{lead}</div>}
    {children && (
      <div className={css.body}>
        <WhyBack />
        {children}
      </div>
    )}
  </div>
)

/** Why one is back from a third party without being signed in. */
function WhyBack() {
  const method = useSearchParams()[0].get('method')
  if (method === 'cancelled') return <Note>{m.auth_callback_cancelled()}</Note>
  return method === 'blocked' && <Note tone="error" role="alert" title={m.auth_cookies_blocked()} />
}
