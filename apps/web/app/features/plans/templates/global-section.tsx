import type { User } from '@salvia/contract/people/current-user'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { useState } from 'react'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { GlobalDialog } from './global-dialog.tsx'
import { TemplateHistory } from './template-history.tsx'
import { useTemplateChange } from './use-template-change.ts'

/** Who sees a template: an admin shows it to all practitioners, changes what they see of it and withdraws it. */
export function GlobalSection({ template, user }: { template: Recommendation; user: User | null }) {
  const { run, isPending } = useTemplateChange(template, m.template_withdrawn())
  const [isOpen, setOpen] = useState(false)
  const { isGlobalTemplate } = template
  const withdraw = async () => {
    const title = m.common_withdraw()
    const text = m.template_withdraw_text({ name: template.name })
    if (await ask({ title, text, action: title, isDanger: true })) await run({ isGlobalTemplate: false })
  }
  return (
    <section aria-labelledby="global-template">
      <h3 id="global-template">{m.template_global_title()}</h3>
      <p className="second">{isGlobalTemplate ? m.template_global_on() : m.template_global_off()}</p>
      <p>
        <Button
          size="sm"
          variant={isGlobalTemplate ? 'default' : 'filled'}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {isGlobalTemplate ? m.template_global_change() : m.template_make_global()}
        </Button>{' '}
        {isGlobalTemplate && (
          <Button size="sm" variant="danger" loading={isPending} onClick={withdraw}>
            {m.common_withdraw()}
          </Button>
        )}
      </p>
      {isOpen && <GlobalDialog template={template} user={user} onClose={() => setOpen(false)} />}
      <TemplateHistory id={template.id} />
    </section>
  )
}
