import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import { IconDots } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import menu from '#app/ui/menu-items.module.css'
import { closePanel, PopoverMenu } from '#app/ui/popover-menu.tsx'
import { previewOfPlan, viewOfPlan } from '../path-of-plan.ts'
import { useCopyPlan } from '../use-copy-plan.ts'
import { useBesideLink } from './use-beside-link.ts'

type Props = { plan: RecommendationRow; isOwn: boolean }

/** What can be done with a plan of a list without opening it. */
export function PlanRowMenu({ plan, isOwn }: Props) {
  const clients = useBesideLink('clients', plan.id)
  const versions = useBesideLink('versions', plan.id)
  const { copy: copyToPlan } = useCopyPlan(plan.id)
  const { copy } = useCopyPlan(plan.id, { isTemplate: plan.isTemplate })
  const { run: remove } = useCommand({
    send: (api) => api('DELETE /recommendations/{id}', { params: { id: plan.id } }),
    stale: ['GET /recommendations'],
    otherwise: m.plan_delete_failed(),
    done: m.plan_deleted({ plan: plan.name }),
  })
  const askToRemove = async () => {
    const [title, text] = [m.plan_delete(), m.plan_delete_question({ plan: plan.name })]
    if (await ask({ title, text, action: title, isDanger: true })) await remove()
  }
  return (
    <PopoverMenu
      label={m.list_actions_of({ name: plan.name })}
      className={`icon-button ${menu.dots}`}
      trigger={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
    >
      <div className={menu.items}>
        {isOwn && !plan.isTemplate && (
          <Link className={menu.item} onClick={closePanel} to={viewOfPlan(plan)}>
            {m.plan_view_open()}
          </Link>
        )}
        {plan.isTemplate && (
          <button type="button" className={menu.item} onClick={closing(copyToPlan)}>
            {m.template_use()}
          </button>
        )}
        <Link className={menu.item} onClick={closePanel} to={previewOfPlan(plan)}>
          {m.plan_editor_preview()}
        </Link>
        <button type="button" className={menu.item} onClick={closing(copy)}>
          {m.plan_copy()}
        </button>
        {isOwn && !plan.isTemplate && (
          <Link className={menu.item} onClick={closePanel} {...clients}>
            {m.common_clients()}
          </Link>
        )}
        {isOwn && !plan.isTemplate && (
          <Link className={menu.item} onClick={closePanel} {...versions}>
            {m.plan_versions()}
          </Link>
        )}
        {isOwn && (
          <button type="button" className={menu.item} data-danger onClick={closing(askToRemove)}>
            {m.plan_delete()}
          </button>
        )}
      </div>
    </PopoverMenu>
  )
}

const closing = (act: () => unknown) => (event: MouseEvent<HTMLElement>) => {
  closePanel(event)
  act()
}
