import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { lazy, Suspense } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { TextIn } from '#app/ui/text-in.tsx'
import { pathInPlan } from '../path-in-plan.ts'
import css from './product-choice.module.css'

/** Read, not pressed: its words come after what is needed to choose. */
const DoseLine = lazy(() => import('./dose-line.tsx').then((part) => ({ default: part.DoseLine })))

type Props = { item: SharedPlan['recommendationItems'][number]; shareCode?: string | undefined }

/** A product of a plan: its name and brand, how it is taken, and why; with the plan's code its name leads to its page, where the shop has one. */
export const ItemDescription = ({ item, shareCode }: Props) => (
  <div className={css.what}>
    <h3>
      {shareCode === undefined || item.product.stockStatusId === 'NotInCatalog' ? (
        item.product.name
      ) : (
        <LocalLink to={pathInPlan(item.productId, shareCode)}>{item.product.name}</LocalLink>
      )}
    </h3>
    <p className="third">
      {item.product.brandName}
      {item.product.shortDescription && ' · '}
      <TextIn language={item.product.fallbackLanguageCode}>{item.product.shortDescription}</TextIn>
    </p>
    <Suspense>
      <DoseLine item={item} />
    </Suspense>
    {item.notes && <p className={css.why}>{item.notes}</p>}
    {item.notes && item.isNotePersonal && <p className="third">{m.plan_note_personal()}</p>}
  </div>
)
