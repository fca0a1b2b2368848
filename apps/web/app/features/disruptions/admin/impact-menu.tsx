import { type DisruptionImpactType, disruptionImpactTypes } from '@salvia/contract/words/disruptions'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import menu from '#app/ui/menu-items.module.css'
import { closePanel, PopoverMenu } from '#app/ui/popover-menu.tsx'
import { impactWords } from '../disruption-words.ts'
import css from './disruptions.module.css'

type Props = {
  /** Of the person. */
  name: string
  impactType: DisruptionImpactType
  onImpact: (impactType: DisruptionImpactType) => void
}

/** How hard a disruption meets somebody: read as a word, and changed by its menu. */
export function ImpactMenu({ name, impactType, onImpact }: Props) {
  const choose = (chosen: DisruptionImpactType) => (event: MouseEvent<HTMLElement>) => {
    closePanel(event)
    if (chosen !== impactType) onImpact(chosen)
  }
  const word = impactWords[impactType]()
  return (
    <PopoverMenu
      label={`${m.disruption_impact_named({ name })}: ${word}`}
      className={css.impact}
      trigger={
        <>
          {word}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </>
      }
    >
      <div className={menu.items}>
        {disruptionImpactTypes.map((each) => (
          <button
            key={each}
            type="button"
            className={`${menu.item} ${css.choice}`}
            aria-current={each === impactType || undefined}
            onClick={choose(each)}
          >
            {impactWords[each]()}
            {each === impactType && <IconCheck size={18} stroke={1.75} aria-hidden="true" />}
          </button>
        ))}
      </div>
    </PopoverMenu>
  )
}
