import { IconX } from '@tabler/icons-react'
import { focusPage } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { type ShownBanner, useClosedBanners } from '#app/visit/closed-banners.ts'
import { rememberClosed } from '#app/visit/remember-banner.ts'
import css from './banner.module.css'
import { ContentLink } from './content-action.tsx'

function close(id: string) {
  rememberClosed(id)
  useClosedBanners.setState(({ ids }) => ({ ids: [...ids, id] }))
  focusPage()
}

type Props = { banner: ShownBanner; isTop: boolean }

/** An announcement of the shop, which can be closed. */
export default function Banner({ banner: { id, content, action, languageCode }, isTop }: Props) {
  return (
    <aside className={`no-print ${isTop ? css.top : css.card}`} aria-label={m.banner_label()}>
      <p className={css.words} lang={languageCode}>
        {content} {action && <ContentLink href={action.href}>{action.label}</ContentLink>}
      </p>
      <button type="button" className="icon-button" aria-label={m.banner_close()} onClick={() => close(id)}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </aside>
  )
}
