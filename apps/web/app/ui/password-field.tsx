import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './field.module.css'
import { Frame, useWords, type Words } from './field.tsx'

type Props = Words & Omit<ComponentProps<'input'>, 'type'>

/** A password field with a "show" button. */
export function PasswordField({
  label,
  error,
  description,
  className,
  'aria-describedby': more,
  ...input
}: Props) {
  const { id, aria } = useWords({ error, description }, more)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <Frame {...{ id, label, error, description, className }}>
      <span className={css.password}>
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          className={css.input}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...aria}
        />
        <button
          type="button"
          className={css.eye}
          aria-label={m.login_show_password()}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </span>
    </Frame>
  )
}
