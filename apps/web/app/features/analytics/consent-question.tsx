import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '#app/api/use-api.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { focusPage } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useIsLive } from '#app/startup/use-is-live.ts'
import { Button } from '#app/ui/button.tsx'
import { answerConsent, readConsent, useConsent } from '#app/visit/consent.ts'
import { useShell } from '#app/visit/shell-data.ts'
import css from './consent-question.module.css'
import { countedPage } from './counted-page.ts'

/**
 * Asks whether page views may be counted, and counts those of who said yes. The question comes once it can be answered:
 * a press on what the server drew would be lost.
 */
export function ConsentQuestion() {
  const isLive = useIsLive()
  const consent = useShell()?.analytics?.consent ?? null
  const { isAsked, answers } = useConsent()
  useCount(answers)
  if (!isLive || (!isAsked && (consent !== null || answers > 0))) return null
  return <Question isAsked={isAsked} />
}

/** Tells of each page once. The cookie decides at that moment: another tab may have answered otherwise. */
function useCount(answers: number) {
  const api = useApi()
  const { pathname } = useLocation()
  const told = useRef<string>(undefined)
  // An answer counts too: that of the page it is given on.
  useEffect(() => {
    const page = countedPage(pathname)
    if (!page || told.current === pathname || readConsent(document.cookie) !== 'yes') return
    told.current = pathname
    // A view that is not counted is nobody's loss.
    api('POST /analytics/views', { body: { page, languageCode: getLocale() } }).catch(() => undefined)
  }, [api, pathname, answers])
}

function answer(consent: Parameters<typeof answerConsent>[0]) {
  answerConsent(consent)
  focusPage()
}

function Question({ isAsked }: { isAsked: boolean }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    // Whoever asks for the question is led to it; nobody else is interrupted.
    if (isAsked) region.current?.focus()
  }, [isAsked])
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={`no-print ${css.question}`}
      aria-labelledby="consent-title"
    >
      <h2 id="consent-title" className="t16 strong">
        {m.consent_title()}
      </h2>
      <p>
        {m.consent_text()} <LocalLink to="/privacy-policy">{m.footer_privacy()}</LocalLink>
      </p>
      <div className={css.answers}>
        <Button onClick={() => answer('no')}>{m.consent_no()}</Button>
        <Button onClick={() => answer('yes')}>{m.consent_yes()}</Button>
      </div>
    </section>
  )
}
