import { formatMoney } from '@salvia/rules/format/format'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import { bottomBar } from '#app/lib/bottom-bars.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { type MainAct, MainAction } from './main-action.tsx'
import { chargedDraft } from './plan-earning.ts'
import css from './plan-editor.module.css'
import { planFigures } from './plan-figures.ts'
import panel from './side-panel.module.css'
import { SidePanel } from './side-panel.tsx'
import { useFindings } from './use-findings.ts'

type Props = ComponentProps<typeof SidePanel> & { main: MainAct }

/** On a phone: the total, what is to be reviewed and the main action; tapping the total opens the panel. */
export function Dock({ main, ...side }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { control, planId, acknowledging } = side
  const { cost, isAnyCounted } = planFigures(chargedDraft(control.draft, control.earning))
  const findings = useFindings({ planId, items: control.draft.items, acknowledging })
  const language = getLocale()
  /** The product is behind the sheet: closing it shows the product. */
  const followOut = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href^="#item-"]') : null
    if (!link) return
    setOpen(false)
    const row = document.querySelector(link.getAttribute('href') ?? '')
    requestAnimationFrame(() => row?.scrollIntoView({ block: 'center' }))
  }
  return (
    <div ref={bottomBar} className={css.dock} data-bottom-bar>
      <button type="button" className={css.sum} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className="strong">{formatMoney(cost.wholePlan, language)}</span>
        {isAnyCounted && (
          <span className="second">
            {' '}
            · {m.plan_price_a_day({ price: formatMoney(cost.perDay, language) })}
          </span>
        )}
        {findings.count > 0 && (
          <span
            className={css.findings}
            data-missing={findings.count === findings.missing.length || undefined}
          >
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            {m.plan_editor_findings({ count: findings.count })}
          </span>
        )}
      </button>
      <MainAction main={main} isShort />
      <Dialog title={m.plan_editor_glance()} place="sheet" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={panel.sections} onClickCapture={followOut}>
          <SidePanel {...side} />
        </div>
      </Dialog>
    </div>
  )
}
