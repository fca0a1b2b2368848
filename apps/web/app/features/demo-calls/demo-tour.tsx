import { type ReactNode, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import css from './demo-tour.module.css'
import { TourCart } from './tour-cart.tsx'

type Step = { title: () => string; text: () => string; next: () => string }

const steps: [Step, Step, Step, Step] = [
  { title: m.demo_tour_code_title, text: m.demo_tour_code_text, next: m.demo_tour_open },
  { title: m.demo_tour_read_title, text: m.demo_tour_read_text, next: m.plan_add_to_cart },
  { title: m.demo_tour_cart_title, text: m.demo_tour_cart_text, next: m.demo_tour_checkout },
  { title: m.demo_tour_pay_title, text: m.demo_tour_pay_text, next: m.demo_tour_again },
]

/** What a client does with a plan, step by step, on a sample: nothing is sent or kept. */
export function DemoTour({ plan }: { plan: ReactNode }) {
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[at] ?? steps[0]
  const go = (to: number) => {
    setAt(to)
    // The button that was pressed is another one now.
    heading.current?.focus()
  }
  const shown = [<Code key="code" />, plan, <TourCart key="cart" />, <Checkout key="checkout" />]
  return (
    <section className={css.tour} aria-label={m.demo_tour_label()}>
      <div className={css.words}>
        <p className="second" aria-live="polite">
          {m.demo_tour_step({ step: at + 1, steps: steps.length })}
        </p>
        <h2 ref={heading} tabIndex={-1} className={`serif ${css.title}`}>
          {step.title()}
        </h2>
        <p className="t16 second">{step.text()}</p>
        <div className={css.acts}>
          <Button variant="filled" onClick={() => go((at + 1) % steps.length)}>
            {step.next()}
          </Button>
          {at > 0 && <Button onClick={() => go(at - 1)}>{m.common_back()}</Button>}
        </div>
      </div>
      <div className={css.shown}>{shown[at]}</div>
    </section>
  )
}

const Code = () => (
  <figure className={`card ${css.code}`}>
    <figcaption className="second">{m.demo_tour_code()}</figcaption>
    <span className={css.letters}>{m.demo_tour_sample_code()}</span>
  </figure>
)

const ways = [
  { title: m.demo_tour_pay_address, text: m.demo_tour_pay_address_text },
  { title: m.checkout_delivery, text: m.demo_tour_pay_delivery_text },
  { title: m.checkout_payment, text: m.demo_tour_pay_payment_text },
]

const Checkout = () => (
  <ol className={`card ${css.pay}`}>
    {ways.map(({ title, text }, at) => (
      <li key={title()} className={css.way}>
        <span className={css.number} aria-hidden="true">
          {at + 1}
        </span>
        <span>
          <span className="strong">{title()}</span>
          <span className={`second ${css.wayText}`}>{text()}</span>
        </span>
      </li>
    ))}
  </ol>
)
