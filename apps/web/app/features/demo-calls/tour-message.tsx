import { IconMail } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { SAMPLE_PRACTITIONER, sampleProducts } from '#app/shared/sample-products.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import css from './tour-message.module.css'

/** What a client gets of a plan: the message of its practitioner, with the code and what to do with it. */
export const TourMessage = () => (
  <figure className={`card ${css.message}`}>
    <figcaption className={css.head}>
      <IconMail size={20} stroke={1.75} aria-hidden="true" />
      <span>{m.demo_tour_mail()}</span>
    </figcaption>
    <div className={css.body}>
      <div className={css.who}>
        <Avatar name={SAMPLE_PRACTITIONER} size={60} />
        <p className="t16">{m.demo_tour_mail_from({ name: SAMPLE_PRACTITIONER })}</p>
      </div>
      <div>
        <p className={`serif ${css.plan}`}>{m.sample_name()}</p>
        <ul className={css.products}>
          {sampleProducts.map(({ id, name }) => (
            <li key={id}>{name()}</li>
          ))}
        </ul>
      </div>
      <p className={css.code}>
        <span className="second">{m.demo_tour_code()}</span>
        <span className={css.letters}>{m.demo_tour_sample_code()}</span>
      </p>
      <p className="second">{m.demo_tour_mail_text()}</p>
    </div>
  </figure>
)
