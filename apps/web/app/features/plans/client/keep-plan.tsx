import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { mayPrintPlan } from '@salvia/rules/plans/plan-slots'
import { IconDownload } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import menu from '#app/ui/menu-items.module.css'
import { closePanel, PopoverMenu } from '#app/ui/popover-menu.tsx'
import { CalendarForm } from '../files/calendar-form.tsx'
import { planFilePath } from '../files/plan-file-path.ts'
import css from './keep-plan.module.css'

/** The plan on paper, as a file, and in the calendar. */
export default function KeepPlan({ plan, today }: { plan: SharedPlan; today: string }) {
  const { shareCode, isTemplate, recommendationItems } = plan
  if (!mayPrintPlan({ itemsCount: recommendationItems.length, isTemplate })) return null
  const print = (event: MouseEvent<HTMLElement>) => {
    closePanel(event)
    window.print()
  }
  return (
    <div className={css.keep}>
      <PopoverMenu
        label={m.plan_keep()}
        place="belowStart"
        className={css.trigger}
        trigger={
          <>
            <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            {m.plan_keep()}
          </>
        }
      >
        <div className={menu.items}>
          <button type="button" className={menu.item} onClick={print}>
            {m.plan_print()}
          </button>
          <a
            className={menu.item}
            href={planFilePath(shareCode, 'plan.pdf')}
            target="_blank"
            rel="noreferrer"
            onClick={closePanel}
          >
            {m.plan_file_pdf()}
          </a>
        </div>
        <div className={css.calendar}>
          <CalendarForm shareCode={shareCode} today={today} />
        </div>
      </PopoverMenu>
    </div>
  )
}
