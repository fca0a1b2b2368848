import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { lazy, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './product-choice.module.css'

/** Read, not pressed: its words come after what is needed to choose. */
const DoseLine = lazy(() => import('./dose-line.tsx').then((part) => ({ default: part.DoseLine })))

/** A product of a plan: its name and brand, how it is taken, and why. */
export const ItemDescription = ({ item }: { item: SharedPlan['recommendationItems'][number] }) => (
  <div className={css.what}>
    <h3>{item.product.name}</h3>
    <p className="third">{`${item.product.brandName} · ${item.product.shortDescription}`}</p>
    <Suspense>
      <DoseLine item={item} />
    </Suspense>
    {item.notes && <p className={css.why}>{item.notes}</p>}
    {item.notes && item.isNotePersonal && <p className="third">{m.plan_note_personal()}</p>}
  </div>
)
