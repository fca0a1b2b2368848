import { PRODUCT_NAME } from '#app/lib/brand.ts'
import css from './logo.module.css'

/** The leaf without the name. */
export const LogoMark = ({ size = 28 }: { size?: number }) => (
  <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
    <path d="M5 4.5C14 4.2 23 8 23 18.4c0 2-.4 3.7-1 5.1C11.6 24 4.4 17.4 5 4.5Z" fill="var(--primary)" />
    <path
      d="M8.5 8.5C14 12.5 18.5 17.5 23.8 26"
      fill="none"
      stroke="var(--bg)"
      strokeWidth="1.7"
      strokeLinecap="round"
    />
    <path
      d="M12.3 11.7v4.2M16 15.3l.2 4M15.3 14.6l3.6-.6"
      fill="none"
      stroke="var(--bg)"
      strokeWidth="1.2"
      strokeLinecap="round"
    />
  </svg>
)

export const Logo = () => (
  <span className={css.logo}>
    <LogoMark />
    <span className={css.name}>{PRODUCT_NAME}</span>
  </span>
)
