import { Outlet } from 'react-router'
import { SiteFrame } from '#app/frame/site-frame.tsx'

/** The demo: logo and the page itself, without ways off it. */
export default function DemoLayout() {
  return (
    <SiteFrame width="default" isQuiet>
      <Outlet />
    </SiteFrame>
  )
}
