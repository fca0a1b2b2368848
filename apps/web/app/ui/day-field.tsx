import { formatDate } from '@salvia/rules/format/format'
import { readDay } from '@salvia/rules/format/read-day'
import { IconCalendar } from '@tabler/icons-react'
import {
  type FocusEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './day-field.module.css'
import field from './field.module.css'
import { Frame, type Size, useWords, type Words } from './field.tsx'
import { PopoverMenu } from './popover-menu.tsx'

/** Loaded once a calendar is opened. */
const DayCalendar = lazy(() => import('./day-calendar.tsx').then((part) => ({ default: part.DayCalendar })))

type Props = Words &
  Size & {
    className?: string | undefined
    /** `2026-11-24`, or nothing. */
    value: string
    min?: string
    /** Under which a form sends the day. */
    name?: string
    required?: boolean
    onChange: (day: string) => void
  }

/** A day, typed as the language of the page writes it, or chosen from a calendar. No form is sent beside what is none. */
export function DayField({ label, error, description, className, isSmall, ...day }: Props) {
  const { value, min, name, required, onChange } = day
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const [isOpened, setOpened] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const said = isWrong ? m.day_wrong({ format: m.day_format() }) : error
  const { id, aria } = useWords({ error: said, description })
  const type = (text: string) => {
    setTyped(text)
    setWrong(false)
    const read = readDay(text)
    if (read !== null || text.trim() === '') onChange(read ?? '')
  }
  const isNone = typed !== null && typed.trim() !== '' && readDay(typed) === null
  const input = useRef<HTMLInputElement>(null)
  useHeldForm(input, isNone, () => setWrong(true))
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!isNone) setTyped(null)
    // The error would move a button from under the pointer that presses it.
    else if (!sendsForm(event)) setWrong(true)
  }
  const choose = (chosen: string) => {
    setTyped(null)
    setWrong(false)
    onChange(chosen)
    place.current?.querySelector<HTMLElement>('[popover]')?.hidePopover()
  }
  return (
    <Frame {...{ id, label, error: said, description, className }}>
      <span ref={place} className={css.day} data-small={isSmall}>
        {name && <input type="hidden" name={name} value={value} />}
        <input
          ref={input}
          id={id}
          className={field.input}
          data-small={isSmall}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DAY_LENGTH}
          placeholder={m.day_format()}
          required={required}
          value={typed ?? shown(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          {...aria}
        />
        <PopoverMenu
          label={m.day_choose()}
          className={`icon-button ${css.open}`}
          trigger={<IconCalendar size={18} stroke={1.75} aria-hidden="true" />}
          onOpen={() => setOpened(true)}
        >
          {isOpened && (
            <Suspense>
              <DayCalendar value={value} min={min} onChoose={choose} />
            </Suspense>
          )}
        </PopoverMenu>
      </span>
    </Frame>
  )
}

/** Whether the focus goes on to what sends the form, which is then held. */
const sendsForm = ({ relatedTarget, currentTarget }: FocusEvent<HTMLInputElement>): boolean =>
  relatedTarget instanceof HTMLButtonElement &&
  relatedTarget.type === 'submit' &&
  relatedTarget.form === currentTarget.form

/** Keeps the form of a field from being sent, and leads back to the field, before anything else hears of it. */
function useHeldForm(input: RefObject<HTMLInputElement | null>, isHeld: boolean, onHeld: () => void): void {
  const hold = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onHeld()
    input.current?.focus()
  })
  useEffect(() => {
    const form = input.current?.form
    if (!isHeld || !form) return
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [input, isHeld])
}

const DAY_LENGTH = 14

function shown(value: string): string {
  const day = readDay(value)
  return day === null ? '' : formatDate(day, getLocale(), 'figures')
}
