import type { EndedInvitation } from '@salvia/contract/words/plans'
import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { DisruptionsInRows } from '#app/shared/disruptions-of.tsx'
import { Note } from '#app/ui/note.tsx'
import { DifferenceList } from '../difference-list.tsx'
import { PersonalNotes } from './personal-notes.tsx'
import type { RefillProps } from './refill-offer.tsx'
import css from './save-offer.module.css'
import { SaveOffer } from './save-offer.tsx'
import { useSeen } from './use-seen.ts'

type Props = RefillProps & {
  reader: 'visitor' | 'client' | 'other'
  /** Told at the top of the page, in a few words: that the link is over, or that the plan changed since its reader saw it. */
  onNews: (words: string) => void
}

/** Why the link that was opened is only good for reading, and what to do. */
const endedWords = (ended: EndedInvitation, name: string): { title: string; text: string } =>
  ended === 'Replaced'
    ? { title: m.invitation_link_replaced_title(), text: m.invitation_link_replaced_text({ name }) }
    : { title: m.invitation_link_withdrawn_title(), text: m.invitation_link_withdrawn_text({ name }) }

/** What a plan's page has for its reader: what changed, what is personal, and to keep the plan. */
export function ReaderOffers({ reader, onNews, ...refill }: Props) {
  const { shareCode, hasPersonalParts, practitioner } = refill.plan
  const seen = useSeen(shareCode)
  const ended = seen?.endedInvitation ? endedWords(seen.endedInvitation, practitioner.firstName) : null
  const news = ended?.title ?? (seen?.changes ? m.client_plan_news() : null)
  useEffect(() => {
    if (news !== null) onNews(news)
  }, [news, onNews])
  const short = <DisruptionsInRows products={refill.plan.recommendationItems.map(({ product }) => product)} />
  if (seen === null) return short
  return (
    <>
      {short}
      {ended && (
        <div className={css.news}>
          <Note tone="attention" role="status" title={ended.title}>
            {ended.text}
          </Note>
        </div>
      )}
      {seen.changes && (
        <div className={css.news}>
          <Note title={m.client_plan_news()}>
            <DifferenceList difference={seen.changes} />
          </Note>
        </div>
      )}
      <PersonalNotes
        shareCode={shareCode}
        practitioner={practitioner.firstName}
        isLeftOut={hasPersonalParts}
      />
      <SaveOffer practitioner={practitioner.firstName} {...{ reader, seen }} {...refill} />
    </>
  )
}
