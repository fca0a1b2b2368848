import { IconSend, IconUsers } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import css from './plan-editor.module.css'

export type MainAct = { isTemplate: boolean; isBusy: boolean; act: () => unknown }

type Props = { main: MainAct; isShort?: boolean }

/** What the editor leads to: a plan is shared, a template used for a client. Its code is for practitioners only. */
export function MainAction({ main: { isTemplate, isBusy, act }, isShort = false }: Props) {
  const share = isShort ? m.plan_editor_share_short() : m.plan_editor_share()
  const Icon = isTemplate ? IconUsers : IconSend
  return (
    <Button
      className={isShort ? undefined : css.share}
      size={isShort ? 'lg' : 'md'}
      variant="filled"
      loading={isBusy}
      leftSection={<Icon size={18} stroke={1.75} />}
      onClick={act}
    >
      {isTemplate ? m.template_use() : share}
    </Button>
  )
}
