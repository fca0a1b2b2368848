import { type CheckoutStep, checkoutSteps } from '@salvia/contract/words/checkout'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFocusWhenOpened } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import css from './checkout.module.css'
import { isBefore, stepPath } from './checkout-steps.ts'

type Props = {
  of: CheckoutStep
  current: CheckoutStep
  title: string
  /** Summary of a completed step. */
  done?: ReactNode
  children: ReactNode
}

/** A checkout step: open, completed or upcoming. Its heading takes the focus when it opens. */
export function StepSection({ of, current, title, done, children }: Props) {
  const isOpen = of === current
  const isDone = isBefore(of, current)
  const heading = useFocusWhenOpened(isOpen)
  return (
    <section
      className={css.step}
      data-state={isOpen ? 'open' : isDone ? 'done' : 'ahead'}
      aria-labelledby={`step-${of}`}
    >
      <div className={css.head}>
        <span className={css.number} aria-hidden="true">
          {isDone ? <IconCheck size={18} stroke={1.75} /> : checkoutSteps.indexOf(of) + 1}
        </span>
        <h2 ref={heading} id={`step-${of}`} tabIndex={-1} aria-current={isOpen ? 'step' : undefined}>
          {title}
        </h2>
        {isDone && (
          <Link
            className={`medium ${css.edit}`}
            to={stepPath(of)}
            aria-label={m.checkout_edit_step({ step: title })}
          >
            {m.checkout_edit()}
          </Link>
        )}
      </div>
      {isDone && <div className={css.done}>{done}</div>}
      {isOpen && children}
    </section>
  )
}
