import { Outlet } from 'react-router'
import { SiteFrame } from '#app/frame/site-frame.tsx'

/** Practitioner and admin layout: full menu, full width, no site map. */
export default function InternalLayout() {
  return (
    <SiteFrame width="wide" hasSiteMap={false}>
      <Outlet />
    </SiteFrame>
  )
}
