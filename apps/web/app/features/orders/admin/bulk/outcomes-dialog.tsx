import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import parts from '#app/ui/parts.module.css'
import type { OrderOutcome } from './act-on-each.ts'

type Props = { outcomes: OrderOutcome[]; onClose: () => void }

/** What came of each chosen order, those that failed first with the reason. */
export function OutcomesDialog({ outcomes, onClose }: Props) {
  const failed = outcomes.filter(({ whyNot }) => whyNot !== null)
  const done = outcomes.filter(({ whyNot }) => whyNot === null)
  return (
    <Dialog title={m.orders_outcomes_title({ count: failed.length })} isOpen onClose={onClose}>
      <div className={parts.stack}>
        <ul className={parts.stack}>
          {failed.map(({ number, whyNot }) => (
            <li key={number}>
              <span className="medium">{number}</span>
              <p className="second">{whyNot}</p>
            </li>
          ))}
        </ul>
        {done.length > 0 && (
          <p className="second">
            {m.orders_outcomes_done({ numbers: done.map(({ number }) => number).join(', ') })}
          </p>
        )}
        <div>
          <Button onClick={onClose}>{m.common_close()}</Button>
        </div>
      </div>
    </Dialog>
  )
}
