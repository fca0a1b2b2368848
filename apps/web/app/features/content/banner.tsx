import { IconX } from '@tabler/icons-react'
import { focusPage } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { type ShownBanner, useClosedBanners } from '#app/visit/closed-banners.ts'
import { rememberClosed } from '#app/visit/remember-banner.ts'
import css from './banner.module.css'
import { ContentLink } from './content-action.tsx'

function close(version: string) {
  rememberClosed(version)
  useClosedBanners.setState(({ versions }) => ({ versions: [...versions, version] }))
  focusPage()
}

type Props = { banner: ShownBanner; isTop: boolean }

/** An announcement of the shop, which can be closed. */
export default function Banner({ banner: { version, content, action, languageCode }, isTop }: Props) {
  return (
    <aside className={`no-print ${isTop ? css.top : css.card}`} aria-label={m.banner_label()}>
      <p className={css.words} lang={languageCode}>
        {content} {action && <ContentLink href={action.href}>{action.label}</ContentLink>}
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={m.banner_close()}
        onClick={() => close(version)}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </aside>
  )
}
