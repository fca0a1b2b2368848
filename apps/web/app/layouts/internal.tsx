import { Outlet } from 'react-router'
import { SiteFrame } from '#app/frame/site-frame.tsx'

/** Where practitioners and admins work: the whole menu above, the whole width, and no site map of the shop below. */
export default function InternalLayout() {
  return (
    <SiteFrame width="wide" hasSiteMap={false}>
      <Outlet />
    </SiteFrame>
  )
}
