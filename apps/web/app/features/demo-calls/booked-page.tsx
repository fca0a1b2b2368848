import type { DemoCall } from '@salvia/contract/demo-calls/demo-calls'
import { DEMO_CALL_DAYS_KEPT } from '@salvia/contract/words/demo-calls'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { type ReactNode, type Ref, useState } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { localPath } from '#app/language/local-path.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { useFocusWhenOpened } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { BookedTime } from './booked-time.tsx'
import { CancelCall } from './cancel-call.tsx'
import css from './demo.module.css'
import { MoveCall } from './move-call.tsx'

type Words = { title: string; lead: string | null; languageCode?: LanguageCode }
type PageProps = Words & { heading?: Ref<HTMLHeadingElement>; children: ReactNode }

const Page = ({ heading, title, lead, languageCode, children }: PageProps) => (
  <article className={css.booked}>
    <title>{`${title} · ${PRODUCT_NAME}`}</title>
    {lead && <meta name="description" content={lead} />}
    <h1 ref={heading} className="title" lang={languageCode} tabIndex={-1}>
      {title}
    </h1>
    {lead && (
      <p className="t16 second" lang={languageCode}>
        {lead}
      </p>
    )}
    {children}
  </article>
)

const BookAnother = () => (
  <div className={css.acts}>
    <Button variant="filled" component={LocalLink} to="/demo">
      {m.demo_call_again()}
    </Button>
  </div>
)

/** Where the link is over, not whole, or missing. */
export const NoBooking = () => (
  <Page title={m.demo_call_unknown_title()} lead={m.demo_call_unknown_lead({ days: DEMO_CALL_DAYS_KEPT })}>
    <BookAnother />
  </Page>
)

type Props = {
  token: string
  call: DemoCall
  /** What the content service says of a booking. */
  words: Words
  /** What else there is to see. */
  children: ReactNode
}

/** A booked call, for whoever has its link: when it is, what comes next, and how to change it. */
export function BookedPage({ token, call, words, children }: Props) {
  // What led here is gone then: the button to cancel it, or the form to move it.
  const heading = useFocusWhenOpened(call.state !== 'Booked')
  if (call.state === 'Canceled')
    return (
      <Page heading={heading} title={m.demo_call_canceled_title()} lead={m.demo_call_canceled_lead()}>
        <BookedTime {...call} />
        <BookAnother />
      </Page>
    )
  if (call.state === 'Over')
    return (
      <Page heading={heading} title={m.demo_call_over_title()} lead={m.demo_call_over_lead()}>
        <BookedTime {...call} />
        <BookAnother />
      </Page>
    )
  return (
    <Page {...words}>
      <BookedTime {...call} />
      <Open {...{ token, call }} />
      <Next joinUrl={call.joinUrl} />
      {children}
    </Page>
  )
}

function Open({ token, call }: Pick<Props, 'token' | 'call'>) {
  const [step, setStep] = useState<'shown' | 'moving' | 'moved'>('shown')
  const change = useFocusWhenOpened<HTMLButtonElement>(step === 'shown')
  const news = useFocusWhenOpened<HTMLDivElement>(step === 'moved')
  if (step === 'moving')
    return <MoveCall {...{ token, call }} onMoved={() => setStep('moved')} onClose={() => setStep('shown')} />
  return (
    <>
      <div ref={news} role="status" tabIndex={-1}>
        {step === 'moved' && <Note tone="good" title={m.demo_call_moved()} />}
      </div>
      <div className={css.acts}>
        <Button
          variant="filled"
          component="a"
          href={localPath(`/demo/booked/demo.ics?token=${encodeURIComponent(token)}`, getLocale())}
        >
          {m.demo_call_calendar()}
        </Button>
        <Button ref={change} onClick={() => setStep('moving')}>
          {m.demo_call_change()}
        </Button>
        <CancelCall token={token} />
      </div>
    </>
  )
}

const Next = ({ joinUrl }: Pick<DemoCall, 'joinUrl'>) => (
  <section className={css.nextPart}>
    <h2 className="t16">{m.demo_call_next_title()}</h2>
    <ol className={css.next}>
      <li>{m.demo_call_next_mail()}</li>
      <li>
        {joinUrl === null ? (
          m.demo_call_next_place()
        ) : (
          <span>
            {m.demo_call_next_join()}{' '}
            <a className="link" href={joinUrl} rel="noreferrer">
              {joinUrl}
            </a>
          </span>
        )}
      </li>
      <li>{m.demo_call_next_call()}</li>
    </ol>
  </section>
)
