import { type ComponentProps, type ReactNode, useId } from 'react'
import css from './field.module.css'

/** Without a visible label, pass `aria-label`. */
export type Words = { label?: ReactNode; error?: string | undefined; description?: string | undefined }

/** Ids that link a field to its hint and error. */
export function useWords({ error, description }: Omit<Words, 'label'>, more?: string) {
  const id = useId()
  const describedBy = [error && `${id}-error`, description && `${id}-hint`, more].filter(Boolean).join(' ')
  return {
    id,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  }
}

type FrameProps = Words & { id: string; className?: string | undefined; children: ReactNode }

/** Label above, error and hint below. */
export const Frame = ({ id, label, error, description, className, children }: FrameProps) => (
  <div className={className}>
    {label && (
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
    )}
    {children}
    {error && (
      <p id={`${id}-error`} className={css.error}>
        {error}
      </p>
    )}
    {description && (
      <p id={`${id}-hint`} className={css.hint}>
        {description}
      </p>
    )}
  </div>
)

/** Compact, for toolbars. */
export type Size = { isSmall?: true }

/** The one text field: a native input with label and error. */
export function TextField({
  label,
  error,
  description,
  className,
  isSmall,
  ...input
}: Words & Size & ComponentProps<'input'>) {
  const { id, aria } = useWords({ error, description })
  return (
    <Frame {...{ id, label, error, description, className }}>
      <input id={id} className={css.input} data-small={isSmall} {...aria} {...input} />
    </Frame>
  )
}

type SelectProps = Words & Size & ComponentProps<'select'> & { data: { value: string; label: string }[] }

/** The one select: native. */
export function SelectField({ label, error, description, className, isSmall, data, ...select }: SelectProps) {
  const { id, aria } = useWords({ error, description })
  return (
    <Frame {...{ id, label, error, description, className }}>
      <select id={id} className={`${css.input} ${css.select}`} data-small={isSmall} {...aria} {...select}>
        {data.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  )
}

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { label?: ReactNode }

/** A native checkbox; pass `aria-label` if it has no text. */
export const CheckField = ({ label, className, ...input }: CheckProps) => (
  <label className={className ? `${css.check} ${className}` : css.check}>
    <input type="checkbox" className="check-box" {...input} />
    {label}
  </label>
)
