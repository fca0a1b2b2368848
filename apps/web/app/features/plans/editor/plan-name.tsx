import { planLengths } from '@salvia/contract/words/lengths'
import { m } from '#app/paraglide/messages.js'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import css from './plan-name.module.css'
import type { DraftControl } from './use-plan-draft.ts'

type Props = { control: DraftControl; className: string | undefined }

/** As high as the name is long, so that a phone shows all of it; a name has one line. */
export const PlanName = ({ control: { draft, change }, className }: Props) => (
  <div className={`${css.name} ${className ?? ''}`} data-name={draft.name} lang={draft.languageCode}>
    <TextAreaField
      aria-label={m.plan_name()}
      rows={1}
      value={draft.name}
      maxLength={planLengths.name}
      required
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={({ target: { value } }) =>
        change((before) => ({ ...before, name: value.replaceAll(/[\r\n]+/g, ' ') }))
      }
    />
  </div>
)
