import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { IconDots } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import menu from '#app/ui/menu-items.module.css'
import { closePanel, PopoverMenu } from '#app/ui/popover-menu.tsx'
import { previewOfPlan } from '../path-of-plan.ts'
import css from './plan-editor.module.css'

/** On a phone: what holds for the whole plan, in a sheet. */
export function SettingsSheet({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`link ${css.settings}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {m.plan_editor_settings()}
      </button>
      <Dialog title={m.plan_editor_settings()} place="sheet" isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <div className={css.choices}>{children}</div>}
      </Dialog>
    </>
  )
}

type Props = {
  plan: Recommendation
  /** Where its products are compared; null where they are not. */
  compared: string | null
  onVersions: () => void
}

/** On a phone: what leads away from the plan, to its preview, versions and comparison. */
export function EditorMenu({ plan, compared, onVersions }: Props) {
  const openVersions = (event: MouseEvent<HTMLElement>) => {
    closePanel(event)
    onVersions()
  }
  return (
    <PopoverMenu
      label={m.list_actions()}
      className={`icon-button ${css.more}`}
      trigger={<IconDots size={20} stroke={1.75} aria-hidden="true" />}
    >
      <div className={menu.items}>
        <Link className={menu.item} to={previewOfPlan(plan)} onClick={closePanel}>
          {m.plan_editor_preview()}
        </Link>
        {!plan.isTemplate && (
          <button type="button" className={menu.item} aria-haspopup="dialog" onClick={openVersions}>
            {m.plan_versions()}
          </button>
        )}
        {compared && (
          <Link className={menu.item} to={compared} onClick={closePanel}>
            {m.product_compare_all()}
          </Link>
        )}
        <Link
          className={menu.item}
          to={plan.isTemplate ? '/treatment-plans/templates' : '/treatment-plans'}
          onClick={closePanel}
        >
          {plan.isTemplate ? m.plan_templates() : m.menu_treatment_plans()}
        </Link>
      </div>
    </PopoverMenu>
  )
}
