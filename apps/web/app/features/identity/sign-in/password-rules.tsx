import { keptPasswordRules } from '@salvia/rules/people/password'
import { type ComponentProps, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PasswordField } from '#app/ui/password-field.tsx'
import css from '../auth-page.module.css'

type Props = Omit<ComponentProps<typeof PasswordField>, 'label'>

/** A new password with its rules, ticked off while typing. */
export function NewPasswordField({ onInput, ...field }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const kept = keptPasswordRules(typed)
  return (
    <div>
      <PasswordField
        label={m.person_password()}
        autoComplete="new-password"
        {...field}
        aria-describedby={id}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          onInput?.(event)
        }}
      />
      <ul id={id} className={css.rules}>
        <Rule text={m.auth_rule_length()} isKept={kept.length} />
        <Rule text={m.auth_rule_letter()} isKept={kept.letter} />
        <Rule text={m.auth_rule_number()} isKept={kept.number} />
        <Rule text={m.auth_rule_common()} isKept={false} />
      </ul>
    </div>
  )
}

const Rule = ({ text, isKept }: { text: string; isKept: boolean }) => (
  <li data-is-kept={isKept}>
    <span aria-hidden={isKept}>{text}</span>
    {isKept && <span className="visually-hidden">{m.auth_rule_kept({ rule: text })}</span>}
  </li>
)
