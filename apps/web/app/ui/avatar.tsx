import css from './avatar.module.css'

type Props = { name: string; src?: string | null; size?: 40 | 60 | 100 }

const TINTS = 4

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return ends.map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

/** A person's tint is the same everywhere. */
const tintOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS

/** A person's picture or initials. Decorative: the name is next to it or on the surrounding control. */
export const Avatar = ({ name, src, size = 40 }: Props) =>
  src ? (
    <img className={css.avatar} data-size={size} src={src} alt="" width={size} height={size} />
  ) : (
    <span
      className={css.avatar}
      data-size={size}
      data-tint={tintOf(name)}
      data-initials={initials(name)}
      aria-hidden="true"
    />
  )
