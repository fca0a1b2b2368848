import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import css from './field.module.css'
import { Frame, type Size, useWords } from './field.tsx'

type Props = Size &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** Placeholder saying what is searched. */
    label: string
    /** Content after the input. */
    after?: ReactNode
  }

/** A text field to search by. */
export function SearchField({ label, className, isSmall, after, ...input }: Props) {
  const { id } = useWords({})
  return (
    <Frame id={id} className={className}>
      <span className={css.search}>
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        <input
          id={id}
          type="search"
          className={css.input}
          data-small={isSmall}
          aria-label={label}
          placeholder={label}
          {...input}
        />
        {after}
      </span>
    </Frame>
  )
}
