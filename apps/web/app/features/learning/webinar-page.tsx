import type { WebinarInLanguage } from '@salvia/contract/content/content'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Time, useTimeFormat } from '#app/visit/time.tsx'
import css from './learning-hub.module.css'
import { RegistrationState, WebinarActs } from './webinar-registration.tsx'

type Props = { webinar: WebinarInLanguage; isOver: boolean }

/** A webinar: when it is, whether one is registered, what it is about, and its recording once it was. */
export function WebinarPage({ webinar, isOver }: Props) {
  const { id, languageCode, title, description, recordingUrl } = webinar
  return (
    <article>
      <PageHeader
        title={title}
        language={languageCode}
        lead={<WebinarState webinar={webinar} isOver={isOver} />}
        above={
          <LocalLink className="link" to="/learning-hub">
            {m.learning_title()}
          </LocalLink>
        }
      />
      <div className={css.webinar}>
        <section className={`card ${css.about}`} aria-labelledby="about">
          <h2 id="about" className="t20">
            {m.learning_about()}
          </h2>
          <p className={css.text} lang={languageCode}>
            {description}
          </p>
        </section>
        <section className={`card ${css.about}`} aria-labelledby="part">
          <h2 id="part" className="t20">
            {isOver ? m.learning_recording_title() : m.learning_part()}
          </h2>
          <Facts webinar={webinar} />
          {isOver ? <Recording url={recordingUrl} /> : <WebinarActs id={id} />}
        </section>
      </div>
    </article>
  )
}

/** When it is, how long it takes, and who speaks where that is known. */
const Facts = ({ webinar: { startsAt, minutes, speaker } }: Pick<Props, 'webinar'>) => (
  <dl className={css.facts}>
    <dt className="second">{m.common_when()}</dt>
    <dd>
      <Time at={startsAt} style="momentZone" />
    </dd>
    <dt className="second">{m.common_length()}</dt>
    <dd>{m.learning_minutes({ count: minutes })}</dd>
    {speaker && (
      <>
        <dt className="second">{m.learning_speaks()}</dt>
        <dd>{speaker}</dd>
      </>
    )}
  </dl>
)

function WebinarState({ webinar, isOver }: Props) {
  const time = useTimeFormat()
  const figures = {
    when: time(webinar.startsAt, 'momentZone'),
    length: m.learning_minutes({ count: webinar.minutes }),
  }
  if (!isOver)
    return (
      <>
        {m.learning_when(figures)} <RegistrationState id={webinar.id} />
      </>
    )
  const recorded = webinar.recordingUrl === null ? m.learning_no_recording() : m.learning_recorded()
  return `${m.learning_was(figures)} ${recorded}`
}

const Recording = ({ url }: { url: string | null }) =>
  url !== null && (
    <Button variant="filled" component="a" href={url} rel="noreferrer">
      {m.learning_recording()}
    </Button>
  )
