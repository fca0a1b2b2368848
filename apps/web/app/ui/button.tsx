import type { ComponentProps, ElementType, ReactNode } from 'react'
import { ignorePress, ignoreSecondPress } from '#app/lib/one-press.ts'
import css from './button.module.css'
import { Spinner } from './spinner.tsx'

type Look = {
  variant?: 'default' | 'filled' | 'light' | 'subtle' | 'danger'
  /** 32, 40 or 52 pixels high. */
  size?: 'sm' | 'md' | 'lg'
  fullWidth?: boolean
  /** For a label that holds a name, which may be long: it takes as many lines as it needs. */
  wraps?: boolean
  leftSection?: ReactNode
  rightSection?: ReactNode
  /** What it began is under way: it cannot be pressed again until it ends. */
  loading?: boolean
  /** What a button beside it began is under way: it cannot be pressed until that ends. */
  held?: boolean
  disabled?: boolean
  /** Each press of a double click counts, as in paging. */
  repeats?: boolean
  className?: string | undefined
  children?: ReactNode
}

type Props<C extends ElementType> = Look & { component?: C } & Omit<
    ComponentProps<C>,
    keyof Look | 'component'
  >

function guardOf(isWaiting: boolean, repeats: boolean | undefined) {
  if (isWaiting) return ignorePress
  return repeats ? undefined : ignoreSecondPress
}

/** The one button, also as a link: `component` is what it is rendered as. */
export function Button<C extends ElementType = 'button'>({
  component,
  variant = 'default',
  size = 'md',
  fullWidth,
  wraps,
  leftSection,
  rightSection,
  loading = false,
  held = false,
  disabled = false,
  repeats,
  className,
  children,
  ...rest
}: Props<C>) {
  const Tag: ElementType = component ?? 'button'
  const isWaiting = loading || held
  const own = component === undefined && {
    type: 'button',
    disabled,
    // Not disabled while it waits, which would take the focus from it for good.
    'aria-disabled': isWaiting || undefined,
    onClickCapture: guardOf(isWaiting, repeats),
  }
  return (
    <Tag
      {...own}
      {...rest}
      className={[css.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      data-block={fullWidth || undefined}
      data-wraps={wraps || undefined}
      data-loading={loading || undefined}
      data-left={leftSection ? true : undefined}
      data-right={rightSection ? true : undefined}
    >
      <span className={css.inner}>
        {leftSection && <span className={css.left}>{leftSection}</span>}
        <span className={css.label} data-button-label>
          {children}
        </span>
        {rightSection && <span className={css.right}>{rightSection}</span>}
      </span>
      {loading && (
        <span className={css.wait}>
          <Spinner />
        </span>
      )}
    </Tag>
  )
}
