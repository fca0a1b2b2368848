import type { Webinar } from '@salvia/contract/content/content'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Time } from '#app/visit/time.tsx'
import css from './learning-hub.module.css'
import { WebinarRegistration } from './webinar-registration.tsx'

/** A webinar: when it is, what it is about, and its calendar file, or its recording once it was. */
export const WebinarPage = ({ webinar, isOver }: { webinar: Webinar; isOver: boolean }) => (
  <article>
    <PageHeader
      title={webinar.title}
      lead={webinar.speaker}
      above={
        <LocalLink className="link" to="/learning-hub">
          {m.learning_title()}
        </LocalLink>
      }
    />
    <p className="t16">
      <Time at={webinar.startsAt} style="moment" /> · {m.learning_minutes({ count: webinar.minutes })}
    </p>
    <p className={css.text}>{webinar.description}</p>
    <div className={css.acts}>
      {isOver ? (
        <Recording url={webinar.recordingUrl} />
      ) : (
        <>
          <WebinarRegistration id={webinar.id} />
          <Button component="a" href={`/learning-hub/webinars/${encodeURIComponent(webinar.id)}/webinar.ics`}>
            {m.learning_calendar()}
          </Button>
        </>
      )}
    </div>
  </article>
)

const Recording = ({ url }: { url: string | null }) =>
  url === null ? (
    <p className="second">{m.learning_no_recording()}</p>
  ) : (
    <Button variant="filled" component="a" href={url} rel="noreferrer">
      {m.learning_recording()}
    </Button>
  )
