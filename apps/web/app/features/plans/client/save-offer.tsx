import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError, refusedReasons } from '#app/api/api-error.ts'
import { explainWrite } from '#app/api/explain-refusal.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { authPath } from '#app/visit/auth-path.ts'
import { useIsReminded } from './is-reminded.ts'
import { OrderSharing } from './order-sharing.tsx'
import { RefillOffer, type RefillProps, RefillSignIn } from './refill-offer.tsx'
import css from './save-offer.module.css'
import { forgetToken, readToken } from './stored-token.ts'
import { TakingCode } from './taking-code.tsx'
import type { Seen } from './use-seen.ts'

type Props = { shareCode: string; practitioner: string }
type ReaderProps = Omit<Props, 'shareCode'> &
  RefillProps & {
    /** Only clients save plans; a visitor with an invitation signs in first. */
    reader: 'visitor' | 'client' | 'other'
    seen: Seen
  }

/**
 * Offers a client to save the plan, with or without its practitioner seeing the orders of it; and who has saved it what
 * to order again.
 */
export function SaveOffer({ practitioner, reader, seen, ...refill }: ReaderProps) {
  const { shareCode } = refill.plan
  const isReminded = useIsReminded()
  if (seen.isSaved)
    return reader === 'client' ? (
      <>
        <RefillOffer {...refill} />
        <OrderSharing {...{ shareCode, practitionerName: practitioner, sharesOrders: seen.sharesOrders }} />
      </>
    ) : null
  if (isReminded && reader === 'visitor') return <RefillSignIn shareCode={shareCode} />
  if (reader === 'visitor') return seen.isInvited ? <SignInFirst shareCode={shareCode} /> : null
  return reader === 'client' ? <Offer shareCode={shareCode} practitioner={practitioner} /> : null
}

const SignInFirst = ({ shareCode }: { shareCode: string }) => (
  <section className={`card ${css.offer}`} aria-label={m.plan_save_title()}>
    <h2 className="t16">{m.plan_save_title()}</h2>
    <p className="second">{m.plan_save_text()}</p>
    <div>
      <Button
        component={Link}
        to={authPath('/auth/login', { type: 'client', next: `/recommendations/${shareCode}` })}
      >
        {m.plan_save_sign_in()}
      </Button>
    </div>
  </section>
)

/** Why the plan was not saved. An invitation that is over is forgotten: the plan can be saved without it. */
async function explainSaving(error: Error, shareCode: string): Promise<string> {
  const isOver = refusedReasons(error).some(({ id }) => id === 'token')
  if (!isOver) return explainWrite(error)
  forgetToken(shareCode)
  return m.plan_save_over()
}

const focusLink = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true })

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : undefined)

function Offer({ shareCode, practitioner: name }: Props) {
  const [sharesOrders, setSharesOrders] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [whyNot, setWhyNot] = useState<string | null>(null)
  /** The invitation is to another address, or to one that is not verified; null while that is not known. */
  const [code, setCode] = useState<string | null>(null)
  const [isUnverified, setUnverified] = useState(false)
  const { run, isPending } = useCommand({
    send: (api) => {
      const token = readToken(shareCode)
      return api('POST /recommendations/code/{shareCode}/save', {
        params: { shareCode },
        body: { sharesOrders, ...(token !== null && { token, ...(code && { code: code.trim() }) }) },
      })
    },
    stale: ['GET /recommendations/saves', 'GET /recommendations/invited'],
    onDone: () => {
      forgetToken(shareCode)
      setSaved(true)
    },
    onFailed: async (error) => {
      const refused = codeOf(error)
      setUnverified(refused === 'invitation_unverified')
      if (refused === 'invitation_unverified' || refused === 'invitation_not_yours') return setCode('')
      setWhyNot(await explainSaving(error, shareCode))
    },
  })
  if (isSaved)
    return (
      <Note tone="good" role="status">
        {/* The button that was pressed is gone. */}
        <Link to="/orders" ref={focusLink}>
          {m.plan_save_done()}
        </Link>
      </Note>
    )
  const save = () => {
    setWhyNot(null)
    return run()
  }
  return (
    <section className={`card ${css.offer}`} aria-label={m.plan_save_title()}>
      <h2 className="t16">{m.plan_save_title()}</h2>
      <p className="second">{m.plan_save_text()}</p>
      {whyNot && <Note tone="error" role="alert" title={whyNot} />}
      <CheckField
        label={m.plan_save_share({ name })}
        checked={sharesOrders}
        onChange={({ currentTarget: { checked } }) => setSharesOrders(checked)}
      />
      <p className="third">{m.plan_save_share_hint({ name })}</p>
      {code !== null && <TakingCode {...{ shareCode, code, isUnverified, onCode: setCode }} />}
      <div>
        <Button loading={isPending} disabled={code === ''} onClick={save}>
          {sharesOrders ? m.plan_save_sharing({ name }) : m.plan_save()}
        </Button>
      </div>
    </section>
  )
}
