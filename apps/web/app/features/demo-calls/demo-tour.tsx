import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { type SampleChoice, type SampleProductId, toggled } from '#app/shared/sample-products.ts'
import { Button } from '#app/ui/button.tsx'
import css from './demo-tour.module.css'
import { TourCart } from './tour-cart.tsx'
import { TourMessage } from './tour-message.tsx'
import { stepAt, stepLink } from './tour-step.ts'

type Step = { title: () => string; text: () => string; next: () => string }

const steps: [Step, Step, Step, Step] = [
  { title: m.demo_tour_code_title, text: m.demo_tour_code_text, next: m.demo_tour_open },
  { title: m.demo_tour_read_title, text: m.demo_tour_read_text, next: m.plan_add_to_cart },
  { title: m.demo_tour_cart_title, text: m.demo_tour_cart_text, next: m.demo_tour_checkout },
  { title: m.demo_tour_pay_title, text: m.demo_tour_pay_text, next: m.demo_tour_again },
]

/** The step of the address. Its heading is focused when it changes: the link that was pressed is another one now. */
function useStep() {
  const [search] = useSearchParams()
  const at = stepAt(search, steps.length)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current !== at) heading.current?.focus({ preventScroll: true })
    before.current = at
  }, [at])
  return { at, heading }
}

/**
 * What a client does with a plan, step by step, on a sample: nothing is sent or kept. Each step has its address; what is
 * left out of the plan stays out in the steps after it.
 */
export function DemoTour({ plan }: { plan: (choice: SampleChoice) => ReactNode }) {
  const { at, heading } = useStep()
  const [left, setLeft] = useState<readonly SampleProductId[]>([])
  const choice: SampleChoice = { left, onToggle: (id) => setLeft((before) => toggled(before, id)) }
  const step = steps[at] ?? steps[0]
  const shown = [
    <TourMessage key="message" />,
    plan(choice),
    <TourCart key="cart" {...choice} />,
    <Checkout key="checkout" />,
  ]
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
          <StepButton at={(at + 1) % steps.length} isMain>
            {step.next()}
          </StepButton>
          {at > 0 && <StepButton at={at - 1}>{m.common_back()}</StepButton>}
        </div>
      </div>
      <div className={css.shown}>{shown[at]}</div>
    </section>
  )
}

type StepButtonProps = { at: number; isMain?: boolean; children: ReactNode }

const StepButton = ({ at, isMain = false, children }: StepButtonProps) => (
  <Button variant={isMain ? 'filled' : 'default'} component={Link} to={stepLink(at)} preventScrollReset>
    {children}
  </Button>
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
